/**
 * Development only. React injects its renderer into a global hook; hot replacement in a remote, whose runtime starts
 * after React, looks for the renderer in the hook's list. So this hook also adds each injected renderer to the list.
 */
interface DevtoolsHook {
  renderers: Map<number, unknown>
  inject(renderer: unknown): number
}

const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevtoolsHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__
if (hook) {
  const announce = hook.inject.bind(hook)
  hook.inject = renderer => {
    const id = announce(renderer)
    hook.renderers.set(id, renderer)
    return id
  }
}
