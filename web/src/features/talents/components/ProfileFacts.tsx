import Box from '@mui/material/Box';
import { getFullName } from '@domain/people/names.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { FactList } from '../../../components/FactList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useCatalogLabel, useCountryOptions, useLanguageName, type NameOf } from '../../../lib/reference.ts';

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
    microphone: useCatalogLabel('MICROPHONE'),
    booth: useCatalogLabel('BOOTH'),
  };
  const notGiven = (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text('ownProfile.notGiven')}
    </Box>
  );
  const said = (value: string | null | undefined) => (value ? value : notGiven);
  const named = (code: string | null, getName: NameOf) => said(code && getName(code));
  const several = (codes: readonly string[], getName: NameOf = (word) => word) =>
    said(joinDotted(codes.map(getName)));
  const answer = (value: boolean | null) =>
    value === null ? notGiven : text(value ? 'common.yes' : 'common.no');
  const { speedTest: speed } = talent;
  const country = countries.options.find(({ code }) => code === talent.countryOfResidence)?.label;
  const connections = (
    ['sourceConnectStPro', 'ipConnectionSessionLinkPro', 'dawLocalRecording', 'onlineSupervision'] as const
  ).filter((name) => talent[name]);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box sx={COLUMN}>
        <SectionCard title={text('profile.you')}>
          <FactList
            facts={[
              [text('talent.fullName'), getFullName(talent)],
              [text('talent.publicName'), said(talent.publicName)],
              [text('signIn.email'), talent.email],
              [text('talent.phone'), said(talent.phone)],
              [text('talent.dateOfBirth'), said(talent.dateOfBirth && dates.day(talent.dateOfBirth))],
              [text('missing.cityOfResidence'), said(talent.cityOfResidence)],
              [text('missing.countryOfResidence'), said(country)],
              [text('talent.gender'), named(talent.gender, label.gender)],
              [text('talent.ethnic'), named(talent.ethnic, label.ethnic)],
            ]}
          />
        </SectionCard>
        <SectionCard title={text('ownProfile.work')}>
          <FactList
            facts={[
              [text('work.available'), answer(talent.availableForProjectOnCreationTime)],
              [text('work.society'), said(talent.society)],
              [text('work.cooperativePartner'), answer(talent.cooperativePartner)],
              [text('work.linkedIn'), said(talent.linkedIn)],
            ]}
          />
        </SectionCard>
      </Box>
      <Box sx={COLUMN}>
        <SectionCard title={text('ownProfile.voiceOnly')}>
          <FactList
            facts={[
              [
                text('profile.workingLanguages'),
                several(
                  talent.languages.map(({ alpha3 }) => alpha3),
                  languageName,
                ),
              ],
              [text('talent.voiceAges'), several(talent.voiceAges, label.age)],
              [text('talent.tone'), named(talent.tone, label.tone)],
              [text('talent.categories'), several(talent.categories, label.category)],
              [text('talent.voiceSounding'), several(talent.voiceSounding, label.sounding)],
              [text('talent.voiceSpecs'), several(talent.voiceSpecs, label.specs)],
              [text('talent.accents'), several(talent.accents)],
              [text('talent.dialects'), several(talent.dialects)],
              [text('talent.doesDubbingFact'), answer(talent.doesDubbing)],
            ]}
          />
        </SectionCard>
        <SectionCard title={text('nav.homeStudio')}>
          <FactList
            facts={[
              [text('studio.have'), answer(talent.homeStudio)],
              ...(talent.homeStudio
                ? ([
                    [
                      text('studio.microphone'),
                      said(
                        talent.otherMicrophone ?? (talent.microphone && label.microphone(talent.microphone)),
                      ),
                    ],
                    [text('studio.booth'), named(talent.booth, label.booth)],
                    [text('studio.soundCard'), said(talent.soundCard)],
                    [text('studio.homeRecording'), answer(talent.homeRecording)],
                  ] as const)
                : []),
              [text('studio.ableToConnect'), answer(talent.ableToConnect)],
              ...(connections.length > 0
                ? ([
                    [
                      text('studio.connections'),
                      joinDotted(connections.map((name) => text(`studio.${name}`))),
                    ],
                    ...(talent.sourceConnectStPro
                      ? ([[text('studio.sourceConnectUser'), said(talent.sourceConnectUser)]] as const)
                      : []),
                  ] as const)
                : []),
              [
                text('studio.speed'),
                said(
                  speed &&
                    joinDotted([
                      text('studio.speedResult', { download: speed.download, upload: speed.upload }),
                      ...(speed.measuredAt
                        ? [text('studio.speedOn', { date: dates.date(speed.measuredAt) })]
                        : []),
                    ]),
                ),
              ],
            ]}
          />
        </SectionCard>
      </Box>
    </Box>
  );
};
