#include <microhttpd.h>
#include <string.h>

// Swift cannot call a function with a variable number of arguments, and this one is found by its name while the program runs.
typedef struct MHD_Daemon *(*galley_start_daemon_function)(
    unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *, MHD_AccessHandlerCallback, void *, ...);

// Leaves paths and queries as they were sent.
static inline size_t galley_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Answers on a listening socket. Requests are short and come from one machine, so little of anything is enough.
static inline struct MHD_Daemon *galley_start_daemon(
    galley_start_daemon_function start, int listening, MHD_AccessHandlerCallback handler,
    MHD_RequestCompletedCallback completed, void *context) {
  return start(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
      MHD_OPTION_LISTEN_SOCKET, listening,
      MHD_OPTION_CONNECTION_TIMEOUT, (unsigned int)20,
      MHD_OPTION_CONNECTION_LIMIT, (unsigned int)512,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 * 1024),
      MHD_OPTION_THREAD_POOL_SIZE, (unsigned int)2,
      MHD_OPTION_STRICT_FOR_CLIENT, (int)1,
      MHD_OPTION_UNESCAPE_CALLBACK, galley_keep_escapes, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, NULL,
      MHD_OPTION_END);
}

// Swift gives the members of these enumerations names of its own.
static const enum MHD_Result galley_yes = MHD_YES;
static const enum MHD_Result galley_no = MHD_NO;
static const enum MHD_ValueKind galley_header = MHD_HEADER_KIND;
static const enum MHD_ValueKind galley_query = MHD_GET_ARGUMENT_KIND;
static const enum MHD_ResponseMemoryMode galley_copied = MHD_RESPMEM_MUST_COPY;
