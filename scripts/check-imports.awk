# Reads the text of `swift package describe`, then the imports of every source file it lists.

/^[A-Z]/ { in_targets = ($0 == "Targets:"); next }
!in_targets { next }
/^    Name: / { target = $2; names[++count] = target; section = ""; next }
/^    Path: / { path[target] = $2; next }
/^    Type: / { is_program[target] = ($2 == "executable") }
/^    Module type: / { is_library[target] = ($3 == "SystemLibraryTarget"); next }
/^    [A-Z].*:$/ { section = $0; sub(/^ */, "", section); next }
/^    [A-Z]/ { section = ""; next }
/^        / && section == "Sources:" { sources[target] = sources[target] "\n" substr($0, 9) }
/^        / && section == "Target dependencies:" { declared[target, $1] = 1; wanted[target] = wanted[target] " " $1 }

END {
  for (i = 1; i <= count; i++) known[names[i]] = 1
  for (i = 1; i <= count; i++) check(names[i])
  if (!count) { print "error: swift package describe lists no targets" > "/dev/stderr"; problems++ }
  exit problems > 0
}

function check(target,    files, n, i, words, m) {
  if (is_library[target]) return
  n = split(substr(sources[target], 2), files, "\n")
  for (i = 1; i <= n; i++) read_imports(target, path[target] "/" files[i])
  m = split(wanted[target], words, " ")
  for (i = 1; i <= m; i++)
    if (!((target, words[i]) in used) && !is_tool(words[i]))
      report("Package.swift: error: target " target " declares " words[i] ", which no file of it imports")
}

function read_imports(target, file,    line, number, words, n, i, name) {
  while ((getline line < file) > 0) {
    number++
    if (line !~ /^(@[A-Za-z_()]+ +)*((public|package|internal|fileprivate|private) +)?import /) continue
    sub(/ *\/\/.*/, "", line)
    n = split(line, words, " ")
    name = words[n]
    sub(/\..*/, "", name)
    used[target, name] = 1
    if ((name in known) && !((target, name) in declared))
      report(file ":" number ": error: target " target " imports " name ", which it does not declare")
  }
  close(file)
}

# Plugins and programs, which are run, are dependencies that nothing imports.
function is_tool(name) { return !(name in known) || path[name] ~ /^Plugins\// || is_program[name] }

function report(message) { print message > "/dev/stderr"; problems++ }
