import type { OfficePage } from '#contract/office/page.ts';
import type { Frame } from '#contract/page.ts';
import { formTexts } from '#text/account/fields.ts';
import { statementsTexts, statementTexts } from '#text/staff/bank.ts';
import { exportTexts } from '#text/staff/bookkeeping.ts';
import { customersTexts } from '#text/staff/customers.ts';
import { discountsTexts, ownDiscountTexts } from '#text/staff/discounts.ts';
import { homeTexts } from '#text/staff/home.ts';
import { invoicesTexts } from '#text/staff/invoices.ts';
import { keysTexts } from '#text/staff/keys.ts';
import { linksTexts, newLinkTexts } from '#text/staff/links.ts';
import { logbookTexts } from '#text/staff/logbook.ts';
import { noticesTexts } from '#text/staff/notices.ts';
import { ordersTexts } from '#text/staff/orders.ts';
import { paymentsTexts, paymentTexts } from '#text/staff/payments.ts';
import { priceImportTexts, pricePreviewTexts, pricesTexts } from '#text/staff/prices.ts';
import { requestsTexts } from '#text/staff/requests.ts';
import { settingsTexts } from '#text/staff/settings.ts';
import { inviteTexts, staffTexts } from '#text/staff/staff.ts';
import { statusTexts } from '#text/staff/status.ts';
import { tasksTexts } from '#text/staff/tasks.ts';
import { transferTexts } from '#text/staff/transfers.ts';
import type { PageView } from '../page-view.ts';
import { StatementPage } from './bank/StatementPage.tsx';
import { StatementsPage } from './bank/StatementsPage.tsx';
import { CustomerFormPage, customerFormTitle } from './customers/CustomerFormPage.tsx';
import { CustomerPage } from './customers/CustomerPage.tsx';
import { CustomersPage } from './customers/CustomersPage.tsx';
import { OwnDiscountPage } from './customers/OwnDiscountPage.tsx';
import { ExportsPage } from './exports/ExportsPage.tsx';
import { WorkPage } from './exports/WorkPage.tsx';
import { officePageView } from './frame/OfficePage.tsx';
import { OfficeHome } from './home/OfficeHome.tsx';
import { InvoicePage } from './invoices/InvoicePage.tsx';
import { InvoicesPage } from './invoices/InvoicesPage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { LinkPage } from './links/LinkPage.tsx';
import { LinksPage } from './links/LinksPage.tsx';
import { NewLinkPage } from './links/NewLinkPage.tsx';
import { LogbookPage } from './logbook/LogbookPage.tsx';
import { NoticesPage } from './notices/NoticesPage.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import { orderFormView } from './order/order-form-view.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';
import { PaymentPage } from './payments/PaymentPage.tsx';
import { PaymentsPage } from './payments/PaymentsPage.tsx';
import { TransferPage } from './payments/TransferPage.tsx';
import { DiscountsPage } from './prices/DiscountsPage.tsx';
import { PriceImportPage } from './prices/PriceImportPage.tsx';
import { PriceListPage } from './prices/PriceListPage.tsx';
import { PricePreviewPage } from './prices/PricePreviewPage.tsx';
import { PricesPage } from './prices/PricesPage.tsx';
import { RequestPage } from './requests/RequestPage.tsx';
import { RequestsPage } from './requests/RequestsPage.tsx';
import { SettingPage } from './settings/SettingPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { InvitePage } from './staff/InvitePage.tsx';
import { MemberPage } from './staff/MemberPage.tsx';
import { StaffPage } from './staff/StaffPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';
import { TaskPage } from './tasks/TaskPage.tsx';
import { TasksPage } from './tasks/TasksPage.tsx';

export function officeView(page: OfficePage, frame: Frame): PageView {
  const { account } = frame;
  switch (page.name) {
    case 'office-home':
      return officePageView(
        homeTexts.pageTitle,
        account === null ? null : <OfficeHome page={page} account={account} />,
      );
    case 'office-orders':
      return officePageView(ordersTexts.title, <OrdersPage page={page} csrfToken={frame.csrfToken} />);
    case 'office-notices':
      return officePageView(noticesTexts.title, <NoticesPage page={page} frame={frame} />);
    case 'office-keys':
      return officePageView(keysTexts.title, <KeysPage />);
    case 'office-tasks':
      return officePageView(tasksTexts.title, <TasksPage page={page} frame={frame} />);
    case 'office-task':
      return officePageView(page.task.title, <TaskPage page={page} frame={frame} />);
    case 'office-order':
      return officePageView(page.order.number, <OrderPage page={page} frame={frame} />);
    case 'office-order-ship':
    case 'office-order-credit':
    case 'office-order-refund':
      return orderFormView(page, frame);
    case 'office-customers':
      return officePageView(customersTexts.title, <CustomersPage page={page} />);
    case 'office-customer':
      return officePageView(page.customer.company, <CustomerPage page={page} frame={frame} />);
    case 'office-settings':
      return officePageView(settingsTexts.title, <SettingsPage page={page} frame={frame} />);
    case 'office-setting': {
      const { title, notice } = page.form;
      const shown = notice === null ? title : formTexts.errorTitle(title);
      return officePageView(shown, <SettingPage page={page} frame={frame} />);
    }
    case 'office-customer-form': {
      const title = customerFormTitle(page);
      const shown = page.form.notice === null ? title : formTexts.errorTitle(title);
      return officePageView(shown, <CustomerFormPage page={page} frame={frame} />);
    }
    case 'office-requests':
      return officePageView(requestsTexts.title, <RequestsPage page={page} />);
    case 'office-request':
      return officePageView(page.request.company, <RequestPage page={page} frame={frame} />);
    case 'office-staff':
      return officePageView(staffTexts.title, <StaffPage page={page} />);
    case 'office-invite': {
      const { title } = inviteTexts;
      const shown = page.form.notice === null ? title : formTexts.errorTitle(title);
      return officePageView(shown, <InvitePage page={page} frame={frame} />);
    }
    case 'office-member':
      return officePageView(page.member.name, <MemberPage page={page} frame={frame} />);
    case 'office-prices':
      return officePageView(pricesTexts.title, <PricesPage page={page} />);
    case 'office-price-list':
      return officePageView(page.code, <PriceListPage page={page} frame={frame} />);
    case 'office-price-import':
      return officePageView(priceImportTexts.title(page.code), <PriceImportPage page={page} frame={frame} />);
    case 'office-price-preview':
      return officePageView(
        pricePreviewTexts.title(page.code, page.plan?.version ?? null),
        <PricePreviewPage page={page} frame={frame} />,
      );
    case 'office-discounts':
      return officePageView(discountsTexts.title, <DiscountsPage page={page} frame={frame} />);
    case 'office-own-discount':
      return officePageView(
        `${ownDiscountTexts.title} ${page.company.name}`,
        <OwnDiscountPage page={page} frame={frame} />,
      );
    case 'office-invoices':
      return officePageView(invoicesTexts.title, <InvoicesPage page={page} />);
    case 'office-invoice':
      return officePageView(page.invoice.number, <InvoicePage page={page} frame={frame} />);
    case 'office-payments':
      return officePageView(paymentsTexts.title, <PaymentsPage page={page} />);
    case 'office-payment':
      return officePageView(paymentTexts.title(page.payment.id), <PaymentPage page={page} frame={frame} />);
    case 'office-transfer':
      return officePageView(transferTexts.title, <TransferPage page={page} frame={frame} />);
    case 'office-bank-statements':
      return officePageView(statementsTexts.title, <StatementsPage page={page} frame={frame} />);
    case 'office-bank-statement':
      return officePageView(
        statementTexts.title(page.statement.statement),
        <StatementPage page={page} frame={frame} />,
      );
    case 'office-links':
      return officePageView(linksTexts.title, <LinksPage page={page} />);
    case 'office-link':
      return officePageView(linksTexts.nameOf(page.link.id), <LinkPage page={page} frame={frame} />);
    case 'office-new-link':
      return officePageView(newLinkTexts.title, <NewLinkPage page={page} frame={frame} />);
    case 'office-exports':
      return officePageView(exportTexts.title, <ExportsPage page={page} frame={frame} />);
    case 'office-work':
      return officePageView(exportTexts.workTitle, <WorkPage page={page} />);
    case 'office-status':
      return officePageView(statusTexts.title, <StatusPage page={page} />);
    case 'office-logbook':
      return officePageView(logbookTexts.title, <LogbookPage page={page} />);
  }
}
