import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { TalentRates } from '@domain/rates/rates.ts';
import type { BillingInformation } from '@domain/billing/billing.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { useLiveDoc, type Live } from '#firebase/live.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useText } from '../../../i18n/useText.ts';
import { MissingList } from '../components/MissingList.tsx';
import { OwnTalent } from '../components/OwnTalent.tsx';
import { ProfileFacts } from '../components/ProfileFacts.tsx';

const isThere = (live: Live<unknown>): boolean | undefined =>
  live.status === 'success' ? live.data !== null : undefined;

const Profile = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const rates = useLiveDoc<TalentRates>(`talentRates/${talent.id}`);
  const billing = useLiveDoc<BillingInformation>(`billingInformation/${talent.id}`);

  return (
    <>
      <PageHeader
        title={talent.publicName || talent.fullName}
        eyebrow={text('ownProfile.title')}
        meta={talent.fullName}
        mark={<PersonMark name={talent.fullName} size={48} />}
        actions={
          <Button component={Link} to={addresses.profileEdit.href()} variant="contained">
            {text('ownProfile.edit')}
          </Button>
        }
      />
      <Stack>
        <MissingList talent={talent} hasRates={isThere(rates)} hasBilling={isThere(billing)} />
        <ProfileFacts talent={talent} />
      </Stack>
    </>
  );
};

/** A talent's profile as the agency sees it, with missing answers. */
const ProfileViewRoute = () => (
  <Box sx={{ maxWidth: 1160 }}>
    <OwnTalent>{(talent) => <Profile talent={talent} />}</OwnTalent>
  </Box>
);

export default ProfileViewRoute;
