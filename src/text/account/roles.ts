import type { Right } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  company_owner: 'eigenaar van het bedrijf',
  buyer: 'inkoper',
  measurer: 'inmeter',
  owner: 'eigenaar',
  sales: 'verkoop',
  bookkeeping: 'boekhouding',
  workshop: 'werkplaats',
};

/** What somebody with the right may do. */
export const rightNames: Readonly<Record<Right, string>> = {
  configure: 'horren samenstellen',
  order: 'bestellen',
  pay: 'betalen',
  offer_cart: 'een winkelwagen aanbieden',
  answer_offers: 'een aangeboden winkelwagen teruggeven',
  make_quotes: 'offertes maken',
  send_quotes: 'offertes versturen',
  manage_quote_look: 'de huisstijl van offertes beheren',
  see_company_orders: 'bestellingen van het bedrijf bekijken',
  see_company_invoices: 'facturen van het bedrijf bekijken',
  manage_addresses: 'adressen beheren',
  manage_people: 'mensen beheren',
  open_office: 'het beheer openen',
  see_all_orders: 'bestellingen bekijken',
  see_prices: 'prijzen zien',
  change_orders: 'bestellingen wijzigen',
  ship_orders: 'verzendingen invoeren',
  send_documents: 'documenten opnieuw sturen',
  see_customers: 'klanten bekijken',
  change_customers: 'klanten wijzigen',
  work_for_customers: 'namens een klant werken',
  reset_second_factors: 'de tweede stap van een klant resetten',
  manage_price_lists: 'prijslijsten beheren',
  see_money: 'facturen en betalingen bekijken',
  move_money: 'geld boeken en terugbetalen',
  make_payment_links: 'betaallinks maken',
  see_workshop: 'de werkplaats bekijken',
  work_in_workshop: 'in de werkplaats werken',
  manage_staff: 'medewerkers beheren',
  manage_settings: 'instellingen beheren',
  read_logbook: 'het logboek lezen',
  see_status: 'de status van de winkel bekijken',
  manage_own_login: 'de eigen login beheren',
  manage_own_details: 'de eigen gegevens beheren',
};

/** What somebody of the shop's own staff is told who may not. */
export function describeMissingRight(role: Role, right: Right): string {
  return `Uw rol is ${roleNames[role]}. Hiervoor is het recht ‘${rightNames[right]}’ nodig. Vraag het aan de eigenaar.`;
}
