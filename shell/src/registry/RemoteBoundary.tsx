import { Component, type ReactNode } from 'react'

interface RemoteBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Keeps what a remote throws while rendering inside its own place. A new `key` starts afresh. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
