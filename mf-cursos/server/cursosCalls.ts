import type { Handlers } from 'shared/server/http/serve'
import type { communityContract } from '../contract/community'
import type { ownCoursesContract } from '../contract/courses'
import type { noticesContract } from '../contract/notices'
import type { productsContract } from '../contract/products'
import type { staffContract } from '../contract/staff'

export type OwnCourseCalls = Handlers<typeof ownCoursesContract>
export type CommunityCalls = Handlers<typeof communityContract>
export type StaffCalls = Handlers<typeof staffContract>
export type NoticeCalls = Handlers<typeof noticesContract>
export type ProductCalls = Handlers<typeof productsContract>
