import type { HeldTake } from '@domain/privacy/voice-data.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { removeTakes, type HeldVoice } from '../data/heldVoice.ts';
import { AskedButton } from './AskedButton.tsx';
import { HeldList } from './HeldList.tsx';
import { HeldRow } from './HeldRow.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** Which side first opened a take and when, without names. */
const Heard = ({ take: { heard, agency } }: { readonly take: HeldTake }) => {
  const text = useText();
  if (heard.length === 0) return <>{text('voiceData.heardNone')}</>;

  return (
    <>
      {heard.map(({ side, at }) => (
        <div key={side}>
          {text(`voiceData.heard.${side}`, { agency })} <DateText instant={at} withZone />
        </div>
      ))}
    </>
  );
};

interface Props {
  readonly voice: HeldVoice;
}

const TakeRow = ({ take, voice }: Props & { readonly take: HeldTake }) => {
  const text = useText();
  const toasts = useToasts();
  const languageName = useLanguageName();
  const { id, agency, character, project, isRemovable, syntheticVoiceConsent } = take;
  const name = text('voiceData.takeName', { character, project });

  return (
    <HeldRow
      name={joinDotted([name, languageName(take.language)])}
      facts={[
        [text('voiceData.agency'), agency],
        [text('voiceData.sentOn'), <DateText key="at" instant={take.sentAt} withZone />],
        [text('voiceData.heard'), <Heard key="heard" take={take} />],
        [
          text('voiceData.synthetic'),
          text(syntheticVoiceConsent ? 'voiceData.syntheticYes' : 'voiceData.syntheticNo'),
        ],
      ]}
      actions={
        <>
          {syntheticVoiceConsent && <WithdrawButton of="take" id={id} name={name} onDone={voice.reload} />}
          {isRemovable ? (
            <AskedButton
              label={text('voiceData.remove')}
              description={text('voiceData.removeFor', { name })}
              title={text('voiceData.removeTakeTitle', { name })}
              warning={text('voiceData.removeTakeText')}
              tone="error"
              onConfirm={(submission) => api.privacy.removeTake({ id }, submission)}
              onDone={() => {
                toasts.success(text('voiceData.removed', { name }));
                voice.reload();
              }}
            />
          ) : (
            <Muted>{text('voiceData.chosen', { agency })}</Muted>
          )}
        </>
      }
    />
  );
};

/** Sent takes: listeners, and deletion of one or all. */
export const HeldTakes = ({ voice }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <HeldList
      title={text('voiceData.takes')}
      lead={text('voiceData.takesLead')}
      none={text('voiceData.takesNone')}
      pages={voice.takes}
      row={(take) => <TakeRow key={take.id} take={take} voice={voice} />}
    >
      {voice.takes.items?.some(({ isRemovable }) => isRemovable) && (
        <div>
          <AskedButton
            label={text('voiceData.removeTakes')}
            title={text('voiceData.removeTakesTitle')}
            warning={text('voiceData.removeTakesText')}
            tone="error"
            onConfirm={async (submission) => {
              const count = await removeTakes(submission);
              toasts.success(text('voiceData.takesRemoved', { count }));
            }}
            onDone={voice.reload}
          />
        </div>
      )}
    </HeldList>
  );
};
