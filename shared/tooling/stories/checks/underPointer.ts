import type { Page } from '@playwright/test'

/**
 * Calls `look` while every element is styled as under a pointer: meanwhile `:hover` is removed from the selector of each
 * rule. `look` gets a selector of the elements that those rules change, and is not called when there are none.
 */
export async function underPointer(page: Page, look: (changed: string) => Promise<void>): Promise<void> {
  const mark = 'data-under-pointer'
  const handle = await page.evaluateHandle(mark => {
    const hovering: { rule: CSSStyleRule; selector: string }[] = []
    const lists = [...document.styleSheets].map(sheet => sheet.cssRules)
    for (let rules = lists.pop(); rules; rules = lists.pop()) {
      for (const rule of rules) {
        // A rule may contain others, in a layer or a media query.
        if ('cssRules' in rule) lists.push(rule.cssRules as CSSRuleList)
        if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) continue
        const everywhere = rule.selectorText.replaceAll(':hover', '')
        const changed = document.querySelectorAll(everywhere)
        if (changed.length === 0) continue
        for (const element of changed) element.setAttribute(mark, '')
        hovering.push({ rule, selector: rule.selectorText })
        rule.selectorText = everywhere
      }
    }
    return hovering
  }, mark)
  try {
    if ((await handle.evaluate(({ length }) => length)) > 0) await look(`[${mark}]`)
  } finally {
    await handle.evaluate((hovering, mark) => {
      for (const { rule, selector } of hovering) rule.selectorText = selector
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    }, mark)
    await handle.dispose()
  }
}
