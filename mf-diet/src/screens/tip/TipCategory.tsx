import { allOf } from 'shared/query'
import { useHeadingFocus, useSearchParams } from 'shared/router'
import { BookIcon, LeafIcon, PlayIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Tabs } from 'shared/ui/Tabs'
import { tipMessages } from '../../../messages'
import { CONTENT_TYPES, type Specialty } from '../../../rules/tips/specialtyOf'
import { lookOf } from '../../tips/specialties'
import { useCategory } from '../../tips/useCategory'
import { DocumentList } from './DocumentList'
import { EntriesTab } from './EntriesTab'
import { SpecialtyLinks } from './SpecialtyLinks'

const TABS = [
  { id: 'tips', label: tipMessages.tips, icon: <LeafIcon size="small" /> },
  { id: 'videos', label: tipMessages.videos, icon: <PlayIcon size="small" /> },
  { id: 'aprende', label: tipMessages.learn, icon: <BookIcon size="small" /> },
] as const
type Tab = (typeof TABS)[number]['id']

/** A specialty's tips, videos and documents; the address holds the tab and the tag. */
export function TipCategory({ specialty }: { specialty: Specialty }) {
  const [search, setSearch] = useSearchParams()
  const categories = useCategory(specialty)
  const loading = allOf(categories)
  useHeadingFocus()

  const tab: Tab = TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'tips'
  const tag = search.get('etiqueta') ?? undefined
  const change = (name: string, value: string | undefined) => {
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const shared = {
    category: categories.category,
    specialty,
    tag,
    onTag: (id?: string) => change('etiqueta', id),
  }

  return (
    <>
      <PageHeader title={categories.category?.title ?? lookOf(specialty).title} lead={tipMessages.lead} />
      <SpecialtyLinks current={specialty} />
      <Tabs
        label={tipMessages.lead}
        tabs={TABS}
        selected={tab}
        onSelect={id => change('tab', id === 'tips' ? undefined : id)}
      >
        {tab === 'aprende' ? (
          <DocumentList
            documents={categories.category === null ? [] : categories.category?.documents}
            failed={loading.failed}
            retrying={loading.retrying}
            onRetry={loading.retry}
          />
        ) : (
          <EntriesTab
            key={tab}
            kind={CONTENT_TYPES[specialty][tab === 'videos' ? 'video' : 'tip']}
            of={tab}
            {...shared}
          />
        )}
      </Tabs>
    </>
  )
}
