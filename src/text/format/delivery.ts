/** 'binnen 10 werkdagen'; shown as 'Levering binnen 10 werkdagen'. */
export function formatDeliveryTime(workingDays: number): string {
  return `binnen ${workingDays} werkdagen`;
}
