import { useRef } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PreviewVoice } from '@domain/castings/castings.ts';
import { DemoTags } from '../../../common/voices/DemoTags.tsx';
import { TakesPlayer } from '../../../common/voices/TakesPlayer.tsx';
import { VoiceConsent } from '../../../common/voices/VoiceConsent.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { AudioUrl } from '../data/usePreview.ts';
import { GuestVoice } from './guestParts.ts';

/** The opened link, and a callback for when it is closed. */
export interface GuestLink {
  readonly link: string;
  readonly onGone: () => void;
}

interface Props {
  readonly voice: PreviewVoice;
  readonly audioUrl: AudioUrl;
  /** Set if guests may vote. */
  readonly guest?: GuestLink | undefined;
}

export const PreviewCard = ({ voice, audioUrl, guest }: Props) => {
  const text = useText();
  const controls = useRef<PlayerControls>(null);
  const { take } = voice;

  return (
    <Card component="li" sx={{ padding: 2, display: 'grid', gap: 1 }}>
      <Typography variant="subtitle1" component="h4" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{voice.talentPublicName}</bdi>
      </Typography>
      {take && (
        <div>
          <Muted sx={{ marginBottom: 0.5 }}>
            {text('preview.take')}
            {' · '}
            <VoiceConsent isGiven={take.syntheticVoiceConsent} />
          </Muted>
          <TakesPlayer
            size="large"
            title={text('preview.takeFor', { name: voice.talentPublicName })}
            peaks={take.peaks}
            takes={take.takes}
            buttonHeight={36}
            durationMs={take.durationMs}
            level={take.level}
            getUrl={() => audioUrl(voice.key, 'take')}
          />
        </div>
      )}
      <div>
        <Muted sx={{ marginBottom: 1 }}>
          {take && (
            <>
              {text('preview.demo')}
              {' · '}
            </>
          )}
          <bdi>{voice.demo.name}</bdi>
          {' · '}
          <VoiceConsent isGiven={voice.demo.syntheticVoiceConsent} />
        </Muted>
        <WaveformPlayer
          size={take ? 'compact' : 'large'}
          controls={controls}
          title={`${voice.talentPublicName}, ${voice.demo.name}`}
          peaks={voice.demo.peaks}
          durationMs={voice.demo.durationMs}
          level={voice.demo.level}
          getUrl={() => audioUrl(voice.key)}
        />
      </div>
      <DemoTags traits={voice.demo} without={voice.demo.name} />
      {guest && <GuestVoice {...guest} voice={voice} controls={controls} />}
    </Card>
  );
};
