import { useEffect, useState } from 'react';
import { isTableOfCells } from '../columns.ts';
import type { FileDesk } from './use-file-desk.ts';

/**
 * Files dropped anywhere on the page, and cells pasted outside a field. Left to itself the browser would open a file
 * that missed its place, and the order would be gone. True while one hangs over the page.
 */
export function useDroppedFiles({ offerFile, offerCells }: FileDesk, isOff: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isOff) return;
    const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const hover = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void offerFile(file);
    };
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const [file] = clipboardData?.files ?? [];
      const text = clipboardData?.getData('text/plain') ?? '';
      if (isTableOfCells(text, 'width')) offerCells(text);
      else if (file !== undefined) void offerFile(file);
      else return;
      event.preventDefault();
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, [offerFile, offerCells, isOff]);
  return isOver;
}
