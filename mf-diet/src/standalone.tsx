import { standalone } from 'shared/remote/standalone'
import remote from '../remote.json'

void standalone(
  remote as Parameters<typeof standalone>[0],
  screen =>
    import(/* webpackInclude: /Screen\.tsx$/ */ `./screens/${screen.replace('./src/screens/', '')}.tsx`),
)
