import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { joinDotted } from '@domain/values/direction.ts';
import { ITEMS_MAX, type Waiting, type WaitingAction, type WaitingItem } from '@domain/work/work.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRefresh } from '../../../lib/http/useRefresh.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { LINKED_ROW, PRESSED_ROW } from '../home/rows.ts';
import { WaitingDate } from './WaitingDate.tsx';

interface ActionProps {
  readonly action: WaitingAction;
  /** Names the item for screen readers. */
  readonly of: string;
  readonly onDone: () => void;
}

const ItemAction = ({ action: { kind, id }, of, onDone }: ActionProps) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <SendButton
      size="small"
      aria-label={text(`today.${kind}For`, { of })}
      onSend={async (submission) => {
        if (kind === 'remind') await api.orders.remind({ id }, submission);
        else await api.deliveries.accept({ id }, submission);
        toasts.success(text(`today.${kind}Done`, { of }));
        onDone();
      }}
    >
      {text(`today.${kind}`)}
    </SendButton>
  );
};

interface ItemProps {
  readonly kind: Waiting['kind'];
  readonly item: WaitingItem;
  readonly onDone: () => void;
}

const ItemRow = ({ kind, item, onDone }: ItemProps) => {
  const text = useText();
  const { project, detail, at, path, action } = item;

  const inside = (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, flex: 1, minWidth: 0 }}>
      <Typography component="span" variant="body2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <bdi>{project}</bdi>
        {detail && (
          <Muted component="span" variant="inherit">
            {project && ' · '}
            {kind === 'rolesToBook' ? text('today.voices', { count: Number(detail) }) : <bdi>{detail}</bdi>}
          </Muted>
        )}
      </Typography>
      {at !== null && <WaitingDate kind={kind} count={1} at={at} />}
    </Box>
  );

  return (
    <li>
      {path === null ? (
        <Box sx={PRESSED_ROW}>{inside}</Box>
      ) : (
        <Box component={Link} to={path} sx={LINKED_ROW}>
          {inside}
        </Box>
      )}
      {action && path !== null && (
        <ItemAction action={action} of={joinDotted([project, detail])} onDone={onDone} />
      )}
    </li>
  );
};

/** The items that a row counts, each with its own link, kept up to date while shown. */
export const WaitingItems = ({ waiting: { kind, count, path } }: { readonly waiting: Waiting }) => {
  const text = useText();
  const { uid, agency } = useSignedIn();
  const { data, status, error, reload } = useRequest(
    `items ${uid} ${agency?.id ?? ''} ${kind} ${count}`,
    (signal) => api.work.items({ kind }, { signal }),
  );

  useRefresh(reload);

  const items = useLatestData(data);
  if (!items)
    return status === 'error' ? (
      <ErrorState error={error} onRetry={reload} />
    ) : (
      <LoadingState>
        <Skeleton height={44} />
      </LoadingState>
    );

  const leadsElsewhere = path !== null && items.every((item) => item.path !== path);

  return (
    <>
      <RowList label={text('today.itemsOf', { kind: text(`today.kind.${kind}`, { count }) })}>
        {items.map((item, index) => (
          <ItemRow
            key={`${item.path ?? ''} ${item.detail} ${index}`}
            kind={kind}
            item={item}
            onDone={reload}
          />
        ))}
        {leadsElsewhere && (
          <li>
            <Box component={Link} to={path} sx={PRESSED_ROW}>
              {text('today.allTogether')}
            </Box>
          </li>
        )}
      </RowList>
      {items.length === ITEMS_MAX && <Muted>{text('today.more', { max: ITEMS_MAX })}</Muted>}
    </>
  );
};
