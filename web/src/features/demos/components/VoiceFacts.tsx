import { toRateCardId } from '@domain/rates/rate-card.ts';
import type { TalentRateCard } from '@domain/rates/rates.ts';
import type { PublicTalent } from '@domain/talents/talents.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { FactList } from '../../../components/FactList.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel, useLanguageName } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import { useIsFree } from '../data/useVoicePanel.ts';

/** A voice's traits, availability and, if the reader may see rates, session fee. */
export const VoiceFacts = ({ demo }: { readonly demo: FoundDemo }) => {
  const text = useText();
  const { locale } = useLocale();
  const languageName = useLanguageName();
  const [gender, age, spec] = [
    useCatalogLabel('GENDER'),
    useCatalogLabel('AGE'),
    useCatalogLabel('SPECIAL_NATURAL_VO_SPECS'),
  ];
  const { agency, links } = useSignedIn();
  const seesFees = links.some(({ id }) => id === 'talentRates');
  const { talentId } = demo;
  const talent = useLiveDoc<PublicTalent>(`talentCache/${talentId}`).data;
  const card = useLiveDoc<TalentRateCard>(
    agency && seesFees ? `talentRateCards/${toRateCardId(agency.id, talentId)}` : null,
  ).data;
  const isFree = useIsFree(demo).data;

  const facts: readonly (readonly [string, string | undefined])[] = [
    [text('voice.is'), [gender(demo.gender), age(demo.voiceAge)].filter(Boolean).join(', ')],
    [text('voice.languages'), talent?.languages.map(languageName).join(', ')],
    [text('finder.voiceSpec'), talent?.voiceSpecs.map(spec).join(', ')],
    [text('finder.homeStudio'), text(demo.homeStudio ? 'voice.yes' : 'voice.no')],
    [
      text('voice.availability'),
      isFree === undefined ? undefined : text(isFree ? 'voice.free' : 'voice.daysOff'),
    ],
    [text('voice.fee'), card ? formatMoney(card.sessionFee, card.currency, locale) : undefined],
  ];

  return <FactList facts={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />;
};
