import { lazy, Suspense, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Stack } from '../../components/layout/Stack.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { DeniedState } from '../../components/states/states.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../lib/session/session.ts';
import { PageLoading } from '../shells/PageLoading.tsx';

const TimeZoneCard = lazyComponent(() =>
  import('../profile/TimeZoneCard.tsx').then((module) => module.TimeZoneCard),
);

const PageKeysCard = lazyComponent(() =>
  import('../profile/PageKeysCard.tsx').then((module) => module.PageKeysCard),
);
const ClockCard = lazyComponent(() => import('../profile/ClockCard.tsx').then((module) => module.ClockCard));
const NoticesCard = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../features/notices/NoticesCard.tsx'),
    wantTexts('notices'),
  ]);
  return module.NoticesCard;
});
const RemindersCard = lazyComponent(() =>
  import('../profile/RemindersCard.tsx').then((module) => module.RemindersCard),
);

const ACCOUNTS = {
  talent: lazy(() => import('../../features/talents/routes/TalentAccountRoute.tsx')),
  client: lazy(() => import('../../features/clients/routes/ClientAccountRoute.tsx')),
} as const;
type Kind = keyof typeof ACCOUNTS;
const KINDS: readonly Kind[] = ['talent', 'client'];

/** Account forms of a talent, a client, or both. */
const AccountScreen = () => {
  const text = useText();
  const session = useSignedIn();
  const { uid, email, roles } = session;
  const id = useId();
  const kinds = KINDS.filter((kind) => roles.includes(kind));
  const [chosen, setChosen] = useState<Kind>();
  const [first] = kinds;
  if (!first) return <DeniedState />;

  const shown = chosen && kinds.includes(chosen) ? chosen : first;
  const hasTabs = kinds.length > 1;

  return (
    <>
      <PageHeader title={text('nav.account')} meta={email} />
      {hasTabs && (
        <Tabs
          value={shown}
          onChange={(_event, kind: Kind) => setChosen(kind)}
          aria-label={text('nav.account')}
          sx={{ marginBottom: 2 }}
        >
          {kinds.map((kind) => (
            <Tab
              key={kind}
              value={kind}
              label={text(`role.${kind}`)}
              id={`${id}-${kind}`}
              aria-controls={`${id}-${kind}-panel`}
            />
          ))}
        </Tabs>
      )}
      {kinds.map((kind) => {
        const Account = ACCOUNTS[kind];
        const panel = { role: 'tabpanel', id: `${id}-${kind}-panel`, 'aria-labelledby': `${id}-${kind}` };

        // Stays mounted while hidden, so that typed text survives switching forms.
        return (
          <Box key={kind} hidden={kind !== shown} {...(hasTabs ? panel : {})}>
            <Suspense fallback={<PageLoading />}>
              <Account />
            </Suspense>
          </Box>
        );
      })}
      {/* The record of an account is read by nobody else. */}
      {!isImpersonating(session) && (
        <Stack sx={{ maxWidth: 720, marginTop: 2 }}>
          <TimeZoneCard uid={uid} />
          <ClockCard />
          <PageKeysCard />
          <NoticesCard uid={uid} />
          {roles.includes('talent') && <RemindersCard uid={uid} />}
        </Stack>
      )}
    </>
  );
};

export default AccountScreen;
