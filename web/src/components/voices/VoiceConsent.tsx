import { useText } from '../../i18n/useText.ts';

/** Whether a synthetic voice may be made of a demo: stands beside its player wherever it can be heard. */
export const VoiceConsent = ({ isGiven }: { readonly isGiven: boolean | undefined }) => {
  const text = useText();
  return <span>{text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven')}</span>;
};
