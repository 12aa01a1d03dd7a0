import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { addresses } from '@domain/navigation/addresses.ts';
import { getMissingFields } from '@domain/talents/completeness.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { FactList } from '../../../components/FactList.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { PersonMark } from '../../../common/people/PersonMark.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';

/** The talent's name, with a link to their profile. */
export const DossierHeader = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();

  return (
    <PageHeader
      mark={<PersonMark name={talent.fullName} size={48} />}
      title={talent.publicName || talent.fullName}
      eyebrow={text('dossier.eyebrow')}
      meta={talent.fullName}
      actions={
        <>
          <Button component={RouterLink} to={addresses.editTalent.href(talent.id, 'rates')} color="inherit">
            {text('dossier.openTab')}
          </Button>
          <Button component={RouterLink} to={addresses.editTalent.href(talent.id)} variant="contained">
            {text('dossier.edit')}
          </Button>
        </>
      }
    />
  );
};

/** A talent's contact details, languages, and whether their profile is complete. */
export const ContactCard = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const languageName = useLanguageName();
  const { needed } = getMissingFields(talent);
  const accepted = [
    talent.freelanceDisclaimerAccepted && text('dossier.freelance'),
    talent.acceptRates && text('dossier.acceptRates'),
  ];
  const missing = text('dossier.missing', { count: needed.length });

  return (
    <SectionCard title={text('dossier.facts')}>
      <FactList
        facts={[
          [
            text('signIn.email'),
            <Link key="email" href={`mailto:${talent.email}`}>
              {talent.email}
            </Link>,
          ],
          [
            text('talent.phone'),
            talent.phone ? (
              <Link key="phone" href={`tel:${talent.phone}`}>
                {talent.phone}
              </Link>
            ) : (
              '—'
            ),
          ],
          [
            text('dossier.languages'),
            joinDotted(talent.languages.map(({ alpha3 }) => languageName(alpha3))) || '—',
          ],
          [text('dossier.emailsIn'), text(`dossier.locale.${talent.communicationLanguage}`)],
          [text('dossier.acceptedAtSignUp'), joinDotted(accepted) || '—'],
          [
            text('dossier.completeness'),
            needed.length === 0 ? (
              text('dossier.complete')
            ) : (
              <Link key="missing" component={RouterLink} to={addresses.editTalent.href(talent.id)}>
                {missing}
              </Link>
            ),
          ],
        ]}
      />
    </SectionCard>
  );
};
