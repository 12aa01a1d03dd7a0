import Box from '@mui/material/Box';
import { getFullName } from '@domain/people/names.ts';
import type { PersonField, ResidenceField, VoiceField, WorkField } from '@domain/talents/talent-fields.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useCatalogLabel, useCountryOptions, useLanguageName } from '../../../lib/reference.ts';
import { listFacts, useFactFormat, type Facts } from './factFormat.tsx';
import { StudioFacts } from './StudioFacts.tsx';

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start' } as const;

/** A talent's profile, read-only. */
export const ProfileFacts = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const dates = useDates();
  const languageName = useLanguageName();
  const countries = useCountryOptions();

  const label = {
    gender: useCatalogLabel('GENDER'),
    ethnic: useCatalogLabel('ETHNIC'),
    age: useCatalogLabel('AGE'),
    tone: useCatalogLabel('TONE'),
    category: useCatalogLabel('DEMO_CATEGORY'),
    sounding: useCatalogLabel('VOICE_SOUNDING'),
    specs: useCatalogLabel('SPECIAL_NATURAL_VO_SPECS'),
  };

  const { formatFact, formatCode, formatCodes, formatAnswer } = useFactFormat();
  const country = countries.options.find(({ code }) => code === talent.countryOfResidence)?.label;

  const person = {
    fullName: [text('talent.fullName'), getFullName(talent)],
    publicName: [text('talent.publicName'), formatFact(talent.publicName)],
    email: [text('signIn.email'), talent.email],
    phone: [text('talent.phone'), formatFact(talent.phone)],
    dateOfBirth: [
      text('talent.dateOfBirth'),
      formatFact(talent.dateOfBirth && dates.day(talent.dateOfBirth)),
    ],
    cityOfResidence: [text('missing.cityOfResidence'), formatFact(talent.cityOfResidence)],
    countryOfResidence: [text('missing.countryOfResidence'), formatFact(country)],
    gender: [text('talent.gender'), formatCode(talent.gender, label.gender)],
    ethnic: [text('talent.ethnic'), formatCode(talent.ethnic, label.ethnic)],
  } satisfies Facts<'fullName' | 'publicName' | 'email' | PersonField | ResidenceField>;

  const work = {
    availableForProjectOnCreationTime: [
      text('work.available'),
      formatAnswer(talent.availableForProjectOnCreationTime),
    ],
    society: [text('work.society'), formatFact(talent.society)],
    cooperativePartner: [text('work.cooperativePartner'), formatAnswer(talent.cooperativePartner)],
    linkedIn: [text('work.linkedIn'), formatFact(talent.linkedIn)],
  } satisfies Facts<WorkField>;

  const spoken = talent.languages.map(({ alpha3 }) => alpha3);

  const voice = {
    languages: [text('profile.workingLanguages'), formatCodes(spoken, languageName)],
    voiceAges: [text('talent.voiceAges'), formatCodes(talent.voiceAges, label.age)],
    tone: [text('talent.tone'), formatCode(talent.tone, label.tone)],
    categories: [text('talent.categories'), formatCodes(talent.categories, label.category)],
    voiceSounding: [text('talent.voiceSounding'), formatCodes(talent.voiceSounding, label.sounding)],
    voiceSpecs: [text('talent.voiceSpecs'), formatCodes(talent.voiceSpecs, label.specs)],
    accents: [text('talent.accents'), formatCodes(talent.accents)],
    dialects: [text('talent.dialects'), formatCodes(talent.dialects)],
    doesDubbing: [text('talent.doesDubbingFact'), formatAnswer(talent.doesDubbing)],
  } satisfies Facts<'languages' | VoiceField>;

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box sx={COLUMN}>
        <SectionCard title={text('profile.you')}>
          <FactList facts={listFacts(person)} />
        </SectionCard>
        <SectionCard title={text('ownProfile.work')}>
          <FactList facts={listFacts(work)} />
        </SectionCard>
      </Box>
      <Box sx={COLUMN}>
        <SectionCard title={text('ownProfile.voiceOnly')}>
          <FactList facts={listFacts(voice)} />
        </SectionCard>
        <SectionCard title={text('nav.homeStudio')}>
          <StudioFacts talent={talent} />
        </SectionCard>
      </Box>
    </Box>
  );
};
