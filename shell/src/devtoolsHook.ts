/**
 * Development only. React announces its renderer to a global hook; hot replacement in a remote, whose runtime comes
 * later than React, finds the renderer in the hook's list. So whoever announces itself is also kept in the list.
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
