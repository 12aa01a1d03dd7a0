import { useLocale } from '../../../i18n/localeContext.ts';
import type { HeldDemo } from '@domain/privacy/voice-data.ts';
import { joinDotted, isolate } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import type { HeldVoice } from '../data/heldVoice.ts';
import { AskedButton } from './AskedButton.tsx';
import { HeldList } from './HeldList.tsx';
import { HeldRow } from './HeldRow.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

interface Props {
  readonly talentId: string;
  readonly voice: HeldVoice;
}

/** Who can play a demo: agencies by name, their clients as a group. */
const useHearers = () => {
  const text = useText();
  const { locale } = useLocale();
  return ({ agencies, isFound }: HeldDemo): string => {
    if (agencies.length === 0) return text('voiceData.noAgency');
    const named = new Intl.ListFormat(locale).format(agencies.map(isolate));
    return text(isFound ? 'voiceData.foundBy' : 'voiceData.notFoundBy', { agencies: named });
  };
};

/** The talent's demos: who can play them, and deletion. */
export const HeldDemos = ({ talentId, voice }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const languageName = useLanguageName();
  const hearersOf = useHearers();

  return (
    <HeldList
      title={text('voiceData.demos')}
      lead={text('voiceData.demosLead')}
      none={text('voiceData.demosNone')}
      pages={voice.demos}
      row={(demo) => (
        <HeldRow
          key={demo.id}
          name={joinDotted([demo.name, languageName(demo.language)])}
          facts={[
            [text('voiceData.heardBy'), hearersOf(demo)],
            [text('voiceData.uploadedOn'), <DateText key="at" instant={demo.createdAt} withZone />],
            [
              text('voiceData.synthetic'),
              text(demo.syntheticVoiceConsent ? 'voiceData.syntheticYes' : 'voiceData.syntheticNo'),
            ],
          ]}
          actions={
            <>
              {demo.syntheticVoiceConsent && (
                <WithdrawButton of="demo" id={demo.id} name={demo.name} onDone={voice.reload} />
              )}
              <AskedButton
                label={text('voiceData.remove')}
                description={text('voiceData.removeFor', { name: demo.name })}
                title={text('voiceData.removeDemoTitle', { name: demo.name })}
                warning={text('voiceData.removeDemoText')}
                tone="error"
                onConfirm={(submission) => api.demos.remove({ talentId, demoId: demo.id }, submission)}
                onDone={() => {
                  toasts.success(text('voiceData.removed', { name: demo.name }));
                  voice.reload();
                }}
              />
            </>
          }
        />
      )}
    />
  );
};
