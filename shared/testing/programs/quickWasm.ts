/**
 * Node.js compiles WebAssembly once and quickly, and does not optimize it beside the test: the embedded database lives
 * for some seconds there, and its optimization would take a third of the processor time (V8's baseline compiler).
 */
export const QUICK_WASM = '--liftoff-only'
