/** On the quote, after the cart was saved in it; they travel over a redirect by name. */
export const fromCartNotices = {
  bewaard:
    'De regels uit uw winkelwagen staan in deze offerte. Uw winkelwagen is nu leeg; met ‘Naar winkelwagen’ zet u ze er weer in.',
  'bewaard-prijzen':
    'De regels uit uw winkelwagen staan in deze offerte, tegen de nettoprijzen van vandaag: die zijn gewijzigd sinds u ze in de winkelwagen zette. Uw winkelwagen is nu leeg.',
  'bewaard-kan-niet':
    'De regels uit uw winkelwagen staan in deze offerte. Een of meer horren kunnen wij zo niet meer maken: wijzig of verwijder die voordat u de offerte verstuurt.',
  toegevoegd: 'De regels uit uw winkelwagen staan onderaan deze offerte. Uw winkelwagen is nu leeg.',
  'toegevoegd-prijzen':
    'De regels uit uw winkelwagen staan onderaan deze offerte, tegen de nettoprijzen van vandaag: die zijn gewijzigd sinds u ze in de winkelwagen zette.',
  'toegevoegd-kan-niet':
    'De regels uit uw winkelwagen staan onderaan deze offerte. Een of meer horren kunnen wij zo niet meer maken: wijzig of verwijder die voordat u de offerte verstuurt.',
} as const;
