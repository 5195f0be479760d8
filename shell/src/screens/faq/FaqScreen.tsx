import { dataOf } from 'shared/client'
import { allOf, cachedOffline, useQuery } from 'shared/query'
import { useLocation, useNavigate } from 'shared/router'
import { site } from '../../privacy/api'
import { Faq } from './Faq'

/** `/user/faq`. Each question has an address: `/user/faq#como-cambio-o-cancelo-mi-cita`. */
export function FaqScreen() {
  const faq = useQuery({
    ...cachedOffline,
    queryKey: ['site', 'faq'],
    queryFn: () => dataOf(site('GET faq')),
  })
  const { failed, retrying, retry } = allOf(faq)
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <Faq
      entries={faq.data}
      failed={failed}
      retrying={retrying}
      onRetry={retry}
      named={hash.slice(1)}
      onOpen={slug => void navigate({ hash: slug }, { replace: true, preventScrollReset: true })}
    />
  )
}
