import Forum from '@mui/icons-material/ForumOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ENQUIRY_STATES, type EnquiryRow } from '@domain/enquiries/enquiries.ts';
import { WRAPPING_CHOICE } from '../../../components/lists/choiceLook.ts';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile, getPages } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { PagedCards } from '../../../components/lists/PagedCards.tsx';
import { listPart, ListTools } from '../../../components/lists/tools.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAddressChoice } from '../../../lib/useAddressChoice.ts';
import { api } from '../../../lib/http/api.ts';
import { useEnquiries } from '../data/enquiries.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { useEnquiryColumns } from './useEnquiryColumns.ts';

const EnquiryBulk = listPart(() => import('./EnquiryBulk.tsx').then((module) => module.EnquiryBulk));

const ALL = 'all';

export const EnquiryList = () => {
  const text = useText();
  const [query, choose] = useAddressChoice<'status'>();
  const state = ENQUIRY_STATES.find((item) => item === query.get('status'));
  const pages = useEnquiries(state);
  const chosen = useSelectedRows(pages.items);
  const columns = useEnquiryColumns();
  const all = getPages<EnquiryRow>((cursor, signal) =>
    api.enquiries.list({ status: state, cursor }, { signal }),
  );

  return (
    <PagedCards
      of={pages}
      label={text('enquiries.title')}
      height={124}
      isFiltered={state !== undefined}
      empty={
        <EmptyState icon={Forum} title={text('enquiries.none')}>
          {text('enquiries.noneText')}
        </EmptyState>
      }
      noneFound={
        <NoneFound
          title={text('enquiries.noneFound')}
          clearLabel={text('enquiries.showAll')}
          onClear={() => choose({ status: '' })}
        >
          {text('enquiries.noneFoundText')}
        </NoneFound>
      }
      tools={
        <>
          <ListBar
            tools={<ListTools views="messages" file={listFile(text('enquiries.file'), columns, {}, all)} />}
          >
            <ToggleButtonGroup
              exclusive
              size="small"
              value={state ?? ALL}
              aria-label={text('enquiries.which')}
              onChange={(_event, next: string | null) => {
                if (next) choose({ status: next === ALL ? '' : next });
              }}
              sx={WRAPPING_CHOICE}
            >
              <ToggleButton value={ALL}>{text('enquiries.all')}</ToggleButton>
              {ENQUIRY_STATES.map((name) => (
                <ToggleButton key={name} value={name}>
                  {text(`enquiries.which.${name}`)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </ListBar>
          {chosen.isUsed && <EnquiryBulk chosen={chosen} onChanged={pages.reload} />}
        </>
      }
      card={(row) => (
        <EnquiryCard row={row} isChosen={chosen.ids.has(row.id)} onToggle={() => chosen.toggle(row.id)} />
      )}
    />
  );
};
