import { useId, useState } from 'react';
import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { filtersOfText } from '@domain/roster/roster-filters.ts';
import { viewsByName } from '@domain/roster/roster-views.ts';
import type { RosterView } from '@domain/roster/roster.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { FilterState } from '../data/useRosterFilters.ts';
import { renameView, saveView, type ViewContent } from '../data/viewCalls.ts';
import { RemoveView } from './RemoveView.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';

interface Props {
  readonly views: readonly RosterView[];
  readonly view: RosterView | undefined;
  /** What a view that is saved now would hold. */
  readonly content: ViewContent;
  readonly state: FilterState;
}

/** The agency's views of its roster: chosen, saved, renamed and deleted. */
export const ViewMenu = ({ views, view, content, state: { filters, setView } }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'save' | 'rename' | 'remove'>();
  const close = () => setAnchor(null);
  const ask = (what: 'save' | 'rename' | 'remove') => {
    close();
    setAsking(what);
  };
  const choose = (chosen: RosterView | undefined) => {
    close();
    setView(chosen?.id ?? null, chosen ? filtersOfText(chosen.filters) : {});
  };
  const item = (chosen: RosterView | undefined, name: string) => {
    const isChosen = chosen?.id === view?.id;
    return (
      <MenuItem
        key={chosen?.id ?? ''}
        role="menuitemradio"
        aria-checked={isChosen}
        selected={isChosen}
        onClick={() => choose(chosen)}
      >
        <ListItemIcon>{isChosen && <Check fontSize="small" />}</ListItemIcon>
        <ListItemText slotProps={{ primary: { noWrap: true } }}>{name}</ListItemText>
      </MenuItem>
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280 }}
      >
        <ListItemText slotProps={{ primary: { noWrap: true, variant: 'inherit' } }} sx={{ margin: 0 }}>
          {view ? text('roster.viewChosen', { name: view.name }) : text('roster.views')}
        </ListItemText>
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('roster.views') }, paper: { sx: { maxWidth: 360 } } }}
      >
        {item(undefined, text('roster.viewNone'))}
        {viewsByName(views, locale).map((one) => item(one, one.name))}
        <Divider />
        <MenuItem onClick={() => ask('save')}>{text('roster.viewSaveAs')}</MenuItem>
        {view && <MenuItem onClick={() => ask('rename')}>{text('roster.viewRename')}</MenuItem>}
        {view && <MenuItem onClick={() => ask('remove')}>{text('roster.viewRemove')}</MenuItem>}
      </Menu>
      {asking === 'save' && (
        <ViewNameDialog
          title={text('roster.viewSaveTitle')}
          initial=""
          onSend={async (name, press) => {
            setView(await saveView(name, content, press), filters);
            toasts.success(text('roster.viewSaved', { name }));
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'rename' && view && (
        <ViewNameDialog
          title={text('roster.viewRenameTitle', { name: view.name })}
          initial={view.name}
          onSend={(name, press) => renameView(view.id, name, press)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'remove' && view && (
        <RemoveView
          view={view}
          onRemoved={() => setView(null, filters)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
