import { joinDotted } from '@domain/values/direction.ts';
import { Stack } from '../../components/layout/Stack.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FactList } from '../../components/FactList.tsx';
import { wantTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../lib/session/session.ts';
import { EngineerForm } from '../../features/engineers/components/EngineerForm.tsx';

const NameCard = lazyComponent(() => import('./NameCard.tsx').then((module) => module.NameCard));
const ClockCard = lazyComponent(() => import('./ClockCard.tsx').then((module) => module.ClockCard));
const PageKeysCard = lazyComponent(() => import('./PageKeysCard.tsx').then((module) => module.PageKeysCard));
const NoticesCard = lazyComponent(async () => {
  const [module] = await Promise.all([
    import('../../features/notices/NoticesCard.tsx'),
    wantTexts('notices'),
  ]);
  return module.NoticesCard;
});
const TimeZoneCard = lazyComponent(() => import('./TimeZoneCard.tsx').then((module) => module.TimeZoneCard));

/** Profile of users without a talent's or client's page. */
const ProfileRoute = () => {
  const text = useText();
  const session = useSignedIn();
  const { uid, displayName, email, roles, agencies } = session;

  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHeader title={displayName} eyebrow={text('nav.profile')} />
      <SectionCard title={text('profile.account')}>
        <FactList
          facts={[
            [text('signIn.email'), email],
            [text('profile.roles'), joinDotted(roles.map((role) => text(`role.${role}`)))],
            [
              text('profile.agencies'),
              joinDotted(agencies.map(({ publicName }) => publicName)) || text('nav.noAgency'),
            ],
          ]}
        />
      </SectionCard>
      {roles.includes('engineer') ? (
        <EngineerForm uid={uid} />
      ) : (
        !isImpersonating(session) && <NameCard uid={uid} />
      )}
      {!isImpersonating(session) && (
        <>
          <TimeZoneCard uid={uid} />
          <ClockCard />
          <PageKeysCard />
          <NoticesCard uid={uid} />
        </>
      )}
    </Stack>
  );
};

export default ProfileRoute;
