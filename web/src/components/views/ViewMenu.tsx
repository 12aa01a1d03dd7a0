import { useState } from 'react';
import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { sortViewsByName } from '@domain/navigation/view-names.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { useMenu } from '../useMenu.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

/** A view as a menu lists it. */
interface ListedView {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** Absent while loading or after a failure. */
  readonly views: readonly ListedView[] | undefined;
  readonly chosen: ListedView | undefined;
  /** The name of the list without a view. */
  readonly noneLabel: string;
  /** Explains what a view stores and who sees it. */
  readonly lead: string;
  /** Explains the effect of deleting a view. */
  readonly removeText: string;
  /** Why loading failed. */
  readonly failure?: string;
  readonly onOpen?: () => void;
  /** Undefined: none. */
  readonly onChoose: (view: ListedView | undefined) => void;
  readonly onSave: (name: string, submission: Submission) => Promise<unknown>;
  readonly onRename: (view: ListedView, name: string, submission: Submission) => Promise<unknown>;
  readonly onRemove: (view: ListedView, submission: Submission) => Promise<unknown>;
}

/** The views of a list: select, save, rename and delete. */
export const ViewMenu = (props: Props) => {
  const { views, chosen, noneLabel, lead, removeText, failure, onOpen } = props;
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const { button, menu, chosen: pick } = useMenu();
  const [asking, setAsking] = useState<'save' | 'rename' | 'remove'>();
  const close = () => setAsking(undefined);

  const renderItem = (view: ListedView | undefined, name: string) => {
    const isChosen = view?.id === chosen?.id;

    return (
      <MenuItem
        key={view?.id ?? ''}
        role="menuitemradio"
        aria-checked={isChosen}
        selected={isChosen}
        onClick={pick(() => props.onChoose(view))}
      >
        <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
        <ListItemText slotProps={{ primary: { noWrap: true } }}>
          <bdi>{name}</bdi>
        </ListItemText>
      </MenuItem>
    );
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        {...button}
        onClick={(event) => {
          onOpen?.();
          button.onClick(event);
        }}
        sx={{ maxWidth: 280 }}
      >
        <ListItemText slotProps={{ primary: { noWrap: true, variant: 'inherit' } }} sx={{ margin: 0 }}>
          {chosen ? text('views.chosen', { name: chosen.name }) : text('views.title')}
        </ListItemText>
      </Button>
      <Menu
        {...menu}
        slotProps={{ list: { 'aria-label': text('views.title') }, paper: { sx: { maxWidth: 360 } } }}
      >
        {renderItem(undefined, noneLabel)}
        {views && sortViewsByName(views, locale).map((view) => renderItem(view, view.name))}
        {!views && <MenuItem disabled>{failure ?? text('common.loading')}</MenuItem>}
        <Divider />
        <MenuItem disabled={!views} onClick={pick(() => setAsking('save'))}>
          {text('views.saveAs')}
        </MenuItem>
        {chosen && <MenuItem onClick={pick(() => setAsking('rename'))}>{text('views.rename')}</MenuItem>}
        {chosen && <MenuItem onClick={pick(() => setAsking('remove'))}>{text('views.remove')}</MenuItem>}
      </Menu>
      {asking === 'save' && (
        <ViewNameDialog
          title={text('views.saveTitle')}
          lead={lead}
          initial=""
          onSend={async (name, submission) => {
            await props.onSave(name, submission);
            toasts.success(text('views.saved', { name }));
          }}
          onClose={close}
        />
      )}
      {asking === 'rename' && chosen && (
        <ViewNameDialog
          title={text('views.renameTitle', { name: chosen.name })}
          lead={lead}
          initial={chosen.name}
          onSend={(name, submission) => props.onRename(chosen, name, submission)}
          onClose={close}
        />
      )}
      {asking === 'remove' && chosen && (
        <ConfirmDialog
          open
          title={text('views.removeTitle', { name: chosen.name })}
          confirmLabel={text('views.removeNow')}
          tone="error"
          onCancel={close}
          onConfirm={async (submission) => {
            await props.onRemove(chosen, submission);
            close();
            toasts.success(text('views.removed', { name: chosen.name }));
          }}
        >
          {removeText}
        </ConfirmDialog>
      )}
    </>
  );
};
