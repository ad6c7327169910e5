import type { ReactNode } from 'react';
import type { HelpTopic } from '#domain/product/step.ts';
import { helpPictureWords as words } from '#text/configurator-help.ts';
import styles from './HelpPicture.module.css';

type Props = { readonly topic: HelpTopic };

export function HelpPicture({ topic }: Props) {
  return (
    <svg className={styles.picture} viewBox="0 0 264 150" aria-hidden="true" focusable="false">
      {pictures[topic]}
    </svg>
  );
}

// Blueprints: white lines, what counts in yellow. Silent, for the words beneath say the same.
const pictures: Readonly<Record<HelpTopic, ReactNode>> = {
  meetinstructie: (
    <>
      <path className={styles.line} d="M76 12H188V138H76Z" />
      <path className={styles.heavy} d="M88 24H176V126H88Z" />
      <path className={styles.thin} d="M88 42H176M88 108H176M104 24V126M160 24V126" />
      <path className={styles.accent} d="M88 75H176M132 24V126" />
      <path className={styles.accent} d="M85 78l6-6M173 78l6-6M129 27l6-6M129 129l6-6" />
      <path className={styles.thin} d="M85 45l6-6M173 45l6-6M85 111l6-6M173 111l6-6" />
      <path className={styles.thin} d="M101 27l6-6M157 27l6-6M101 129l6-6M157 129l6-6" />
    </>
  ),
  bijzonderheden: (
    <>
      <path className={styles.heavy} d="M92 34H172V118H92Z" />
      <path className={styles.line} d="M72 22H192V130H72Z" />
      <path className={styles.solid} d="M58 22H66V130H58Z" />
      <path className={styles.thin} d="M58 34h8M58 46h8M58 58h8M58 70h8M58 82h8M58 94h8M58 106h8M58 118h8" />
      <path className={styles.solid} d="M92 22H172V30H92Z" />
      <path className={styles.thin} d="M100 22v8M110 22v8M120 22v8M130 22v8M140 22v8M150 22v8M160 22v8" />
      <path className={styles.marked} d="M92 111H172V118H92Z" />
      <path className={styles.accent} d="M66 76H92M69 73l-3 3 3 3M89 73l3 3-3 3" />
      <path className={styles.accent} d="M200 111V118M196 111h8M196 118h8" />
      <text className={styles.word} x="32" y="80">
        {words.guide}
      </text>
      <text className={styles.word} x="132" y="15">
        {words.grille}
      </text>
      <text className={styles.word} x="222" y="118">
        {words.strip}
      </text>
    </>
  ),
  obstakel: (
    <>
      <path className={styles.hatched} d="M44 20H92V130H44Z" />
      <path
        className={styles.thin}
        d="M44 44L68 20M44 68L92 20M44 92L92 44M44 116L92 68M54 130L92 92M78 130L92 116"
      />
      <path className={styles.line} d="M44 20H92V130H44Z" />
      <path className={styles.marked} d="M96 30H103V120H96Z" />
      <path className={styles.solid} d="M170 20H190V130H170Z" />
      <path className={styles.accent} d="M92 66H170M95 63l-3 3 3 3M167 63l3 3-3 3" />
      <text className={styles.figure} x="131" y="58">
        {words.within}
      </text>
      <text className={styles.word} x="100" y="142">
        {words.screen}
      </text>
      <text className={styles.word} x="180" y="142">
        {words.guide}
      </text>
      <text className={styles.word} x="22" y="78">
        {words.inside}
      </text>
      <text className={styles.word} x="226" y="78">
        {words.outside}
      </text>
    </>
  ),
  uitsteeksel: (
    <>
      <path className={styles.line} d="M88 14H124V44H108V106H124V136H88Z" />
      <path className={styles.thin} d="M112 44V106M116 44V106" />
      <path className={styles.solid} d="M124 18H156V34H124Z" />
      <path className={styles.solid} d="M124 110L164 118V124H124Z" />
      <path className={styles.dash} d="M124 34V110" />
      <path className={styles.accent} d="M124 52H156M127 49l-3 3 3 3M153 49l3 3-3 3" />
      <path className={styles.accent} d="M124 98H164M127 95l-3 3 3 3M161 95l3 3-3 3" />
      <path className={styles.dash} d="M156 34V58M164 118V92" />
      <text className={styles.word} x="184" y="30">
        {words.grille}
      </text>
      <text className={styles.word} x="196" y="126">
        {words.sill}
      </text>
      <text className={styles.word} x="60" y="78">
        {words.inside}
      </text>
      <text className={styles.word} x="216" y="78">
        {words.outside}
      </text>
    </>
  ),
  kozijn_hout: (
    <>
      <path className={styles.line} d="M60 88H150L178 100V134H60Z" />
      <path
        className={styles.thin}
        d="M66 98Q96 92 128 100T172 104M64 112Q104 104 140 114T174 118M64 126Q100 120 130 127T174 130"
      />
      <path className={styles.marked} d="M142 62H149V96H142Z" />
      <path className={styles.line} d="M72 14H112V88H72Z" />
      <path className={styles.dash} d="M112 88H196M149 62H196" />
      <path className={styles.accent} d="M190 62V88M187 65l3-3 3 3M187 85l3 3 3-3" />
      <text className={styles.word} x="156" y="52">
        {words.strip}
      </text>
      <text className={styles.word} x="36" y="116">
        {words.wood}
      </text>
      <text className={styles.word} x="226" y="40">
        {words.outside}
      </text>
      <text className={styles.word} x="36" y="40">
        {words.inside}
      </text>
    </>
  ),
};
