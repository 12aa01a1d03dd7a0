import { useRef, useState } from 'react';
import type { Span } from '@domain/audio/reel/reel.ts';
import type { ChosenAudio } from '../../../components/upload/ChosenRecording.tsx';

/** The chosen recording with its takes and consent. `onReady`: a recording was submitted, and is measured. */
export const useChosenTake = (onReady: () => void) => {
  const [audio, setAudio] = useState<ChosenAudio | null>(null);
  const [consent, setConsent] = useState(false);
  const [takes, setTakes] = useState<readonly Span[]>();
  const [isReading, setReading] = useState(false);
  /** Current values at the press, which may precede the next render. */
  const current = useRef<{ isReading: boolean; audio: ChosenAudio | null; isSubmitted: boolean }>({
    isReading: false,
    audio: null,
    // It was pressed while the file was still being measured.
    isSubmitted: false,
  });

  const choose = (chosen: ChosenAudio | null) => {
    current.current.audio = chosen;
    setAudio(chosen);
    // Consent and takes apply to one recording.
    setConsent(false);
    setTakes(undefined);
    if (chosen && current.current.isSubmitted) onReady();
  };

  const submit = () => {
    if (current.current.isReading) current.current.isSubmitted = true;
    else if (current.current.audio) onReady();
  };

  const noteReading = (reading: boolean) => {
    current.current.isReading = reading;
    setReading(reading);
    if (reading) current.current.isSubmitted = false;
  };

  return { audio, consent, setConsent, takes, setTakes, isReading, choose, submit, noteReading };
};
