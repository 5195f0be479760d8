import type { ReactElement } from 'react'
import { routeKey } from 'shared/remote/exposes'
import { HOME_PATHS } from 'shared/remote/homeWidgets'
import type { Registry } from 'shared/remote/remoteJson'
import { OWN_PATHS, STATE_PATH, VAULT_PATH } from 'shared/remote/shellPaths'
import { createBrowserRouter } from 'shared/router'
import { Frame } from '../frame/Frame'
import { RemoteScreen } from '../registry/RemoteScreen'
import { BrokenScreen } from '../screens/broken/BrokenScreen'
import { ACCOUNT_ENDED_PATH } from '../screens/cuenta-eliminada/accountEndedPath'
import { entranceSkeletons } from '../screens/entrance/entranceSkeletons'
import { HomeScreen } from '../screens/home/HomeScreen'
import { NotFoundScreen } from '../screens/missing/NotFoundScreen'
import { Guard } from './Guard'
import { LatePage } from './LatePage'
import { LoginRoute } from './LoginRoute'
import {
  loadAccountEnded,
  loadFaq,
  loadOwnData,
  loadPrivacyNotice,
  loadRecover,
  loadRegister,
  loadReleases,
  loadResetPassword,
  loadSecurity,
  loadState,
  loadVault,
} from './lateScreens'
import { NewcomersOnly } from './NewcomersOnly'
import { Page } from './Page'
import { RequireConsent } from './RequireConsent'
import { RequireSecondFactor } from './RequireSecondFactor'

/** One screen for each of `OWN_PATHS`, which remotes cannot take; a missing or unlisted one does not compile. */
const OWN_SCREENS: Record<(typeof OWN_PATHS)[number], ReactElement> = {
  faq: <LatePage title="Preguntas frecuentes" load={loadFaq} />,
  privacidad: <LatePage title="Tus datos y privacidad" load={loadOwnData} />,
  seguridad: <LatePage title="Acceso y seguridad" load={loadSecurity} />,
  'equipo/entregas': <LatePage title="Entregas de los equipos" load={loadReleases} />,
  [STATE_PATH]: <LatePage title="Estado" load={loadState} />,
  [VAULT_PATH]: <LatePage title="Archivo bloqueado" load={loadVault} />,
}

/** Every route of the product: the shell's own, and those of the registry's remotes below /user. */
export function createRouter(registry: Registry) {
  return createBrowserRouter([{ errorElement: <BrokenScreen />, children: routes(registry) }])
}

function routes(registry: Registry) {
  return [
    { path: '/', element: <LoginRoute /> },
    {
      path: '/register',
      element: (
        <NewcomersOnly>
          <LatePage title="Crear cuenta" load={loadRegister} skeleton={entranceSkeletons['/register']} />
        </NewcomersOnly>
      ),
    },
    {
      path: '/recoverpass',
      element: (
        <NewcomersOnly>
          <LatePage
            title="Recuperar contraseña"
            load={loadRecover}
            skeleton={entranceSkeletons['/recoverpass']}
          />
        </NewcomersOnly>
      ),
    },
    {
      path: '/reset-password',
      element: (
        <LatePage
          title="Nueva contraseña"
          load={loadResetPassword}
          skeleton={entranceSkeletons['/reset-password']}
        />
      ),
    },
    {
      path: ACCOUNT_ENDED_PATH,
      element: <LatePage title="Cuenta eliminada" load={loadAccountEnded} />,
    },
    { path: '/privacidad', element: <LatePage title="Aviso de privacidad" load={loadPrivacyNotice} /> },
    {
      path: '/user',
      element: (
        <Guard>
          <RequireSecondFactor>
            <RequireConsent>
              <Frame registry={registry} />
            </RequireConsent>
          </RequireSecondFactor>
        </Guard>
      ),
      children: [
        ...HOME_PATHS.map(path => ({
          path,
          element: <Page title="Inicio" screen={<HomeScreen registry={registry} />} />,
        })),
        ...OWN_PATHS.map(path => ({ path, element: OWN_SCREENS[path] })),
        ...registry.remotes.flatMap(({ remote }) =>
          remote.routes.map(route => ({
            path: route.path,
            element: (
              <RemoteScreen
                key={`${remote.name} ${route.path}`}
                remote={remote.name}
                remoteTitle={remote.title}
                title={route.title}
                exposed={routeKey(route.path)}
              />
            ),
          })),
        ),
        { path: '*', element: <Page title="Página no encontrada" screen={<NotFoundScreen />} /> },
      ],
    },
    { path: '*', element: <Page title="Página no encontrada" screen={<NotFoundScreen />} /> },
  ]
}
