import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { countShortlistedInAll, type ProjectBoard } from '../../../common/board/board.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName, useLanguageWord } from '../../../lib/reference.ts';

interface Props {
  readonly board: ProjectBoard;
  readonly casting: Casting;
  readonly onRemove: () => void;
}

/** A working language: its progress, and its removal while no voice is shortlisted. */
export const LanguageRow = ({ board: { project, voices }, casting, onRemove }: Props) => {
  const text = useText();
  const getName = useLanguageName();
  const wordOf = useLanguageWord();
  const shortlisted = countShortlistedInAll([casting], voices);
  const progress = project.languageProgress[casting.language] ?? NO_PROGRESS;
  const toHear = progress.takes - progress.approved;
  const waiting = progress.requested - progress.takes;

  const facts = [
    text('projects.shortlisted', { count: shortlisted }),
    shortlisted > 0 &&
      text('projects.languageProgress', { chosen: progress.chosen, characters: voices.length }),
    toHear > 0 && text('projects.progress.toHear', { count: toHear }),
    waiting > 0 && text('projects.next.takes', { count: waiting }),
    progress.asked > 0 && text('projects.progress.asked', { count: progress.asked }),
    progress.booked > 0 && text('projects.progress.booked', { count: progress.booked }),
  ];

  return (
    <li>
      <Typography sx={{ flex: 1 }}>{getName(casting.language)}</Typography>
      <Muted sx={{ textAlign: 'end' }}>{joinDotted(facts)}</Muted>
      <Tooltip title={shortlisted > 0 ? text('project.languageInUse') : text('common.remove')}>
        <span>
          <IconButton
            size="small"
            disabled={shortlisted > 0}
            aria-label={text('projects.removeLanguage', { language: wordOf(casting.language) })}
            onClick={onRemove}
          >
            <Delete fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </li>
  );
};
