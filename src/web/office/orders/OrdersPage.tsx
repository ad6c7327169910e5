import type { ReactNode } from 'react';
import {
  type BulkProblem,
  type OfficeOrdersPage,
  type OrderRowData,
  orderListStatuses,
  orderSorts,
} from '#contract/office/orders.ts';
import { bulkTexts, ordersTexts as texts } from '#text/staff/orders.ts';
import { DayFilters, ListFilter, ListSort, ListTools, Paging } from '../../ui/ListTools.tsx';
import { Message } from '../../ui/Message.tsx';
import { PickBox, Picking } from '../../ui/Picking.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { type Heading, ListTable } from '../lists/ListTable.tsx';
import {
  ColourCell,
  CompanyCell,
  DueCell,
  NumberCell,
  PaymentCell,
  ScreensCell,
  StatusCell,
  TotalCell,
} from './OrderCells.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { OrdersBar, pickForm } from './OrdersBar.tsx';

type Props = { readonly page: OfficeOrdersPage; readonly csrfToken: string };

const statusOptions = orderListStatuses.map((value) => ({ value, label: texts.statuses[value] }));

export function OrdersPage({ page, csrfToken }: Props) {
  const { list, orders, sees, choices, may, picked, problem, notice } = page;
  const colours = (isStandard: boolean) =>
    choices.colours.filter((colour) => colour.isStandard === isStandard);
  const columns = allColumns.filter(({ isMoney }) => sees.money || !isMoney);
  const canPick = may.change || may.print;
  return (
    <OfficePage title={texts.title} aside={<OrderCounts page={page} />} notice={notice}>
      {problem !== null && problem.title !== '' && <Problem problem={problem} />}
      <ListTools list={list} searchHint={texts.searchHint} isSearchWide>
        <ListFilter list={list} name="status" label={texts.status} options={statusOptions} />
        <ListFilter list={list} name="product" label={texts.product} options={choices.products} />
        <ListFilter
          list={list}
          name="kleur"
          label={texts.colour}
          options={colours(true)}
          others={{ label: texts.otherColours, options: colours(false) }}
        />
        <DayFilters list={list} labels={texts.days} />
        <ListSort list={list} options={sortOptions(sees.money)} />
      </ListTools>
      <Picking>
        <ListTable
          list={list}
          caption={texts.title}
          headings={columns.map(({ heading }) => heading)}
          unasked={orderSorts[0]}
          rows={orders.map((order) => ({
            key: order.number,
            cells: columns.map(({ Cell }) => <Cell key={order.number} order={order} />),
            ...(canPick && { pick: <PickOrder order={order} isPicked={picked.includes(order.number)} /> }),
          }))}
        />
        {canPick && orders.length > 0 && <OrdersBar page={page} csrfToken={csrfToken} />}
      </Picking>
      <Paging list={list} />
    </OfficePage>
  );
}

function Problem({ problem: { title, orders } }: { readonly problem: BulkProblem }) {
  return (
    <Message kind="error" title={title}>
      <ul>
        {orders.map(({ number, why }) => (
          <li key={number}>{bulkTexts.line(number, why)}</li>
        ))}
      </ul>
    </Message>
  );
}

function PickOrder({ order: { number, seen }, isPicked }: PickProps) {
  const label = texts.pick(number);
  return <PickBox form={pickForm} name="order" value={number} {...{ label, isPicked, seen }} />;
}

type PickProps = { readonly order: OrderRowData; readonly isPicked: boolean };

type Column = {
  readonly heading: Heading;
  readonly isMoney: boolean;
  readonly Cell: (props: { readonly order: OrderRowData }) => ReactNode;
};

const { headings } = texts;

const allColumns: readonly Column[] = [
  { heading: { label: headings.order, sorts: ['-placedAt', 'placedAt'] }, isMoney: false, Cell: NumberCell },
  { heading: { label: headings.company, sorts: ['company', '-company'] }, isMoney: false, Cell: CompanyCell },
  { heading: headings.screens, isMoney: false, Cell: ScreensCell },
  { heading: headings.colour, isMoney: false, Cell: ColourCell },
  { heading: { label: headings.due, sorts: ['dueOn', '-dueOn'] }, isMoney: false, Cell: DueCell },
  { heading: headings.status, isMoney: false, Cell: StatusCell },
  { heading: headings.payment, isMoney: true, Cell: PaymentCell },
  {
    heading: { label: headings.total, sorts: ['-total', 'total'], isAmount: true },
    isMoney: true,
    Cell: TotalCell,
  },
];

function sortOptions(seesMoney: boolean) {
  return orderSorts
    .filter((sort) => seesMoney || !sort.endsWith('total'))
    .map((value) => ({ value, label: texts.sorts[value] }));
}
