import { createElement } from 'react'
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { codeNameIn, guideOf } from '../shared/ui/guides'
import { GuidePage } from './GuidePage'

const GUIDE = 'mydiet/guide'

/** The tab «Guía» beside the canvas: the words about the part whose story is open. */
function GuideTab() {
  const api = useStorybookApi()
  const { index = {} } = useStorybookState()
  const title = api.getCurrentStoryData()?.title ?? ''
  const states = Object.values(index).flatMap(entry =>
    entry.type === 'story' && entry.title === title ? [entry.name] : [],
  )
  return createElement(GuidePage, { title, code: codeNameIn(title), guide: guideOf(title), states })
}

addons.register(GUIDE, () => {
  addons.add(GUIDE, {
    type: types.TAB,
    title: 'Guía',
    render: ({ active }) => (active ? createElement(GuideTab) : null),
  })
})
