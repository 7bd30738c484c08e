"use strict";

// Runs right before the scripts that start anew, so that nobody sees the page without what they make of it.
globalThis.galleyPreview.turn();
