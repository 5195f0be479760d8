import type { PlanContent, ProductContent } from './catalogueRows'

/** The natural keys of the content's rows. */

export const keyOfPlan = ({ specialty, title }: Pick<PlanContent, 'specialty' | 'title'>) =>
  `${specialty} ${title}`

export const keyOfProduct = ({
  productId,
  course,
  list,
}: Pick<ProductContent, 'productId' | 'course' | 'list'>) =>
  [productId, course, list].filter(Boolean).join(' ')
