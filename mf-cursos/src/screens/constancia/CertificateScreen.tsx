import { CallRefused, dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { certificateTexts } from '../../../messages'
import { cursos } from '../../api'
import { courseAddress } from '../../courses/courseAddress'
import { Certificate, NoCertificate } from './Certificate'

/** /user/tema/constancia: the certificate of a finished course, to print (shared/product/cursos.md#certificate). */
export default function CertificateScreen() {
  const user = useUser()
  const [search] = useSearchParams()
  const courseId = Number(search.get('curso'))
  const query = useQuery({
    queryKey: ['cursos', 'certificate', user.id, courseId],
    queryFn: () => dataOf(cursos('GET courses/{id}/certificate', { params: { id: courseId } })),
    enabled: Number.isInteger(courseId) && courseId > 0,
  })
  const isRefused = query.error instanceof CallRefused && query.error.status >= 400
  return (
    <>
      <PageHeader
        title={certificateTexts.title}
        back={{ to: courseId > 0 ? courseAddress(courseId) : '/user', label: certificateTexts.back }}
      />
      {query.data ? (
        <Certificate certificate={query.data} />
      ) : isRefused || !query.isEnabled ? (
        <NoCertificate />
      ) : query.isLoadingError ? (
        <ErrorCard
          title={certificateTexts.notLoaded}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton shape="card" ratio="4 / 3" />
      )}
    </>
  )
}
