import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { getFullName } from '@domain/people/names.ts';
import type {
  PersonField,
  ResidenceField,
  StudioField,
  VoiceField,
  WorkField,
} from '@domain/talents/talent-fields.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import {
  useCatalogLabel,
  useCountryOptions,
  useLanguageName,
  type FormatName,
} from '../../../lib/reference.ts';

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start' } as const;

/** A fact per field; falsy: hidden, or part of another field's row. */
type Facts<Field extends string> = Readonly<Record<Field, readonly [string, ReactNode] | false | null>>;

const listFacts = (facts: Facts<string>) =>
  Object.values(facts).filter((fact) => fact !== null && fact !== false);

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
    microphone: useCatalogLabel('MICROPHONE'),
    booth: useCatalogLabel('BOOTH'),
  };

  const notGiven = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text('ownProfile.notGiven')}
    </Box>
  );
  const formatFact = (value: string | null | undefined) => (value ? value : notGiven);
  const formatCode = (code: string | null, getName: FormatName) => formatFact(code && getName(code));
  const formatCodes = (codes: readonly string[], getName: FormatName = (word) => word) =>
    formatFact(joinDotted(codes.map(getName)));
  const answer = (value: boolean | null) =>
    value === null ? notGiven : text(value ? 'common.yes' : 'common.no');
  const { speedTest: speed } = talent;
  const country = countries.options.find(({ code }) => code === talent.countryOfResidence)?.label;
  const connections = (
    ['sourceConnectStPro', 'ipConnectionSessionLinkPro', 'dawLocalRecording', 'onlineSupervision'] as const
  ).filter((name) => talent[name]);

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
      answer(talent.availableForProjectOnCreationTime),
    ],
    society: [text('work.society'), formatFact(talent.society)],
    cooperativePartner: [text('work.cooperativePartner'), answer(talent.cooperativePartner)],
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
    doesDubbing: [text('talent.doesDubbingFact'), answer(talent.doesDubbing)],
  } satisfies Facts<'languages' | VoiceField>;

  const model = talent.otherMicrophone ?? (talent.microphone && label.microphone(talent.microphone));

  const studio = {
    homeStudio: [text('studio.have'), answer(talent.homeStudio)],
    microphone: talent.homeStudio && [text('studio.microphone'), formatFact(model)],
    otherMicrophone: null,
    booth: talent.homeStudio && [text('studio.booth'), formatCode(talent.booth, label.booth)],
    soundCard: talent.homeStudio && [text('studio.soundCard'), formatFact(talent.soundCard)],
    homeRecording: talent.homeStudio && [text('studio.homeRecording'), answer(talent.homeRecording)],
    ableToConnect: [text('studio.ableToConnect'), answer(talent.ableToConnect)],
    // One row names all connections.
    sourceConnectStPro: connections.length > 0 && [
      text('studio.connections'),
      joinDotted(connections.map((name) => text(`studio.${name}`))),
    ],
    ipConnectionSessionLinkPro: null,
    dawLocalRecording: null,
    onlineSupervision: null,
    sourceConnectUser: talent.sourceConnectStPro && [
      text('studio.sourceConnectUser'),
      formatFact(talent.sourceConnectUser),
    ],
    speedTest: [
      text('studio.speed'),
      formatFact(
        speed &&
          joinDotted([
            text('studio.speedResult', { download: speed.download, upload: speed.upload }),
            ...(speed.measuredAt ? [text('studio.speedOn', { date: dates.date(speed.measuredAt) })] : []),
          ]),
      ),
    ],
  } satisfies Facts<StudioField>;

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
          <FactList facts={listFacts(studio)} />
        </SectionCard>
      </Box>
    </Box>
  );
};
