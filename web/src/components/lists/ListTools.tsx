import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { OwnViews } from '../views/OwnViews.tsx';
import type { ColumnChoosing } from '../table/useColumnChoices.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { FileColumn, ListFile } from './listFile.ts';
import { RangesButton } from './RangesButton.tsx';
import type { RangeChoice } from './useRanges.ts';

interface Props {
  /** Key of the user's saved views of the list; absent: no views, because it has no filters. */
  readonly views?: string;
  /** Absent: the list isn't a table. */
  readonly columns?: readonly Pick<FileColumn<never>, 'field' | 'label' | 'hidden'>[];
  readonly choosing?: ColumnChoosing;
  /** Absent: the list has no numbers or dates. */
  readonly ranges?: RangeChoice;
  /** Absent: no export, or one made by the server. */
  readonly file?: ListFile | undefined;
  /** Views other than the user's own. */
  readonly children?: ReactNode;
}

/** Tools of a whole list: views, columns and export. */
export const ListTools = ({ views, columns, choosing, ranges, file, children }: Props) => (
  <Row align="center">
    {views && <OwnViews list={views} {...(columns ? { columns } : {})} {...(choosing ? { choosing } : {})} />}
    {children}
    {ranges && <RangesButton ranges={ranges} />}
    {columns && choosing && <ColumnsMenu columns={columns} choosing={choosing} />}
    {file && <CsvButton file={file} />}
  </Row>
);
