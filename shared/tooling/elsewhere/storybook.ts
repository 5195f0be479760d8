import { storybookConfig } from '../stories/storybookConfig'

/** Storybook for a remote in a repository of its own. */
export const remoteStorybook = () => storybookConfig(['../src/**/*.stories.tsx'])
