import { useText } from '../../i18n/useText.ts';

/** Whether consent to synthetic voices is given; beside every player of a demo. */
export const VoiceConsent = ({ isGiven }: { readonly isGiven: boolean | undefined }) => {
  const text = useText();
  return <span>{text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven')}</span>;
};
