import { useTraitWords } from '../../../common/voices/useTraitWords.ts';
import { VoiceConsent } from '../../../common/voices/VoiceConsent.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';

interface Props {
  readonly demo: FoundDemo;
  readonly isFurther: boolean;
}

/** Traits and consent of a found demo, in one paragraph. */
export const DemoTraits = ({ demo, isFurther }: Props) => {
  const text = useText();
  const traits = useTraitWords()(demo, demo.name).join(', ');

  return (
    <Muted
      variant="caption"
      component="p"
      // Never truncated: it states the consent.
      sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}
    >
      {!isFurther && <bdi>{demo.name}</bdi>}
      {traits !== '' && (
        <span>
          {!isFurther && ' · '}
          {traits}
        </span>
      )}
      {demo.homeStudio && !isFurther && <> · {text('finder.homeStudio')}</>}
      {demo.rehearsal && !isFurther && <> · {text('finder.liveTested')}</>}
      {demo.syntheticVoiceConsent && (
        <>
          {' · '}
          <VoiceConsent isGiven />
        </>
      )}
    </Muted>
  );
};
