import { useText } from '../../i18n/useText.ts';

/** Whether consent to synthetic voices is given; shown beside every demo player. */
export const VoiceConsent = ({ isGiven }: { readonly isGiven: boolean | undefined }) => {
  const text = useText();
  return <span>{text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven')}</span>;
};
