import { formatFileMoment } from '@domain/deliveries/file-moment.ts';
import type { FileSound } from '@domain/sessions/session-files.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RemarkList } from '../../deliveries/RemarkList.tsx';
import { useFormatText } from '../../deliveries/useFormatText.ts';

interface Props {
  readonly name: string;
  /** Null: it has no sound that can be read. */
  readonly sound: FileSound | null;
}

/** Length, format and remarks of a session's audio file. */
export const FileSoundFigures = ({ name, sound }: Props) => {
  const text = useText();
  const formatText = useFormatText();
  if (!sound) return <Muted component="div">{text('deliveries.unreadable')}</Muted>;

  return (
    <>
      <Muted component="div">
        {formatFileMoment(sound.durationMs)} · {formatText(sound)}
      </Muted>
      {sound.remarks.length > 0 && (
        <RemarkList label={text('deliveries.remarksOf', { file: name })} remarks={sound.remarks} />
      )}
    </>
  );
};
