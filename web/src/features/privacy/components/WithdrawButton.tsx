import type { VoiceSubject } from '@domain/privacy/consents.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { AskedButton } from './AskedButton.tsx';

interface Props {
  readonly of: VoiceSubject;
  /** Of the demo or audition. */
  readonly id?: string;
  readonly name: string;
  readonly onDone: () => void;
}

/** Withdraws one consent to synthetic voices, after explaining the consequences. */
export const WithdrawButton = ({ of, id, name, onDone }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <AskedButton
      label={text('voiceData.withdraw')}
      description={text('voiceData.withdrawFor', { name })}
      title={text('voiceData.withdrawTitle')}
      warning={text('voiceData.withdrawText', { name })}
      onConfirm={(submission) => api.privacy.withdrawConsent({ of, id }, submission)}
      onDone={() => {
        toasts.success(text('voiceData.withdrawn'));
        onDone();
      }}
    />
  );
};
