import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { useMenu } from '../../../components/useMenu.ts';
import { useText } from '../../../i18n/useText.ts';
import { useBoardValue } from '../board/boardContext.ts';

/** The other characters; disabled ones show why. */
const MoveItems = ({
  item,
  onMove,
}: {
  readonly item: CastingDemo;
  readonly onMove: (to: Character) => void;
}) => {
  const text = useText();
  const { voices, refusal } = useBoardValue();

  return voices
    .filter(({ id }) => id !== item.voiceId)
    .map((voice) => {
      const why = refusal(item, voice.id);

      return (
        <MenuItem
          key={voice.id}
          aria-disabled={why !== undefined}
          onClick={why === undefined ? () => onMove(voice) : undefined}
          sx={{ maxWidth: 360, whiteSpace: 'normal' }}
        >
          <ListItemText
            primary={text('moving.to', { character: voice.name })}
            secondary={why}
            slotProps={{ primary: { color: why === undefined ? 'textPrimary' : 'textSecondary' } }}
          />
        </MenuItem>
      );
    });
};

interface Props {
  readonly name: string;
  readonly isHidden: boolean;
  readonly isTagged: boolean;
  /** The talent's number of demos on this character. */
  readonly demos: number;
  readonly onHide: (isHidden: boolean) => void;
  readonly onTag: () => void;
  readonly item: CastingDemo;
  readonly onMove: (to: Character) => void;
  readonly onRemove: () => void;
}

/** More actions on a voice. */
export const VoiceMenu = ({
  name,
  isHidden,
  isTagged,
  demos,
  item,
  onHide,
  onTag,
  onMove,
  onRemove,
}: Props) => {
  const text = useText();
  const { isOpen, button, menu, chosen } = useMenu();

  return (
    <>
      <IconButton
        size="small"
        aria-label={text('choosing.more', { name })}
        {...button}
        sx={{ color: 'text.secondary' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={chosen(() => onHide(!isHidden))}>
          {text(isHidden ? 'choosing.show' : 'choosing.hide')}
        </MenuItem>
        <MenuItem onClick={chosen(onTag)}>{text(isTagged ? 'choosing.changeTag' : 'choosing.tag')}</MenuItem>
        {isOpen && !item.isWithdrawn && <MoveItems item={item} onMove={(to) => chosen(() => onMove(to))()} />}
        {demos > 1 && (
          <MenuItem onClick={chosen(onRemove)}>{text('choosing.removeAll', { count: demos })}</MenuItem>
        )}
      </Menu>
    </>
  );
};
