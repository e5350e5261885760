// Draws the box and its dice in 3D with three.js; loaded only when dice fall. One unit is 10 mm, the origin is the
// middle of the sea.

import { attitudeOf, BOX, EDGE, WALL } from '@quayside/dice/pose';
import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  RingGeometry,
  Scene,
  type Texture,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type FallAnimation, fallAnimation, shownAt, splashes, transformAt } from './fallAnimation.ts';
import type { Falling } from './falling.ts';
import type { DieLook } from './marks.tsx';
import { FRAME, RIM } from './SeaBox.tsx';
import { type Colours, coloursIn, seaTexture, sideTexture, woodTexture } from './textures.ts';

const UNIT = 1_000; // hundredths of a mm
const INSIDE = BOX / UNIT;
const HEIGHT = WALL / UNIT;
const DIE = EDGE / UNIT;
const RIM_WIDTH = RIM / 10;

const SLANT = 0.66; // radians from overhead, while dice fall
const NEAR = 58;
const FAR = 600;
const RING_FRAMES = 42; // a ring on the water spreads and fades
const WIDER = 0.29; // so that the whole box is seen aslant

/** Which of a die's sides each material of a box belongs to: +x, -x, +y, -y, +z, -z. */
const SIDE_OF_MATERIAL = [1, 4, 0, 5, 2, 3];

export class DiceRenderer {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #colours: Colours;
  readonly #dice: Mesh[];
  readonly #rings: { mesh: Mesh; frame: number }[];
  readonly #animation: FallAnimation;
  readonly #shape = new RoundedBoxGeometry(DIE, DIE, DIE, 3, 0.17);
  readonly #materials = new Map<string, Material[]>();

  constructor(context: WebGL2RenderingContext, { fall, dice, lying }: Falling) {
    const canvas = context.canvas as HTMLCanvasElement;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#animation = fallAnimation(fall);
    this.#colours = coloursIn(canvas.parentElement!, [...lying.map(({ look }) => look), ...dice]);
    this.#light();
    this.#build();
    for (const { look, pose } of lying) {
      const die = this.#die(look);
      die.position.set((pose.x - BOX / 2) / UNIT, DIE / 2, (pose.y - BOX / 2) / UNIT);
      die.quaternion.copy(attitudeOf(pose));
    }
    this.#dice = dice.map(look => this.#die(look));
    this.#rings = splashes(this.#animation).map(({ frame, x, z }) => ({ frame, mesh: this.#ring(x / UNIT, z / UNIT) }));
  }

  /** Draws the animation at a part of its length, from 0 to 1. */
  show(part: number): void {
    const { frame, sea, overhead } = shownAt(this.#animation, part);
    this.#dice.forEach((die, i) => {
      const { at, attitude } = transformAt(this.#animation.dice[i]!, frame);
      die.position.set(at.x / UNIT, at.y / UNIT, at.z / UNIT);
      die.quaternion.copy(attitude).normalize();
    });
    for (const { mesh, frame: since } of this.#rings) {
      const age = (sea - since) / RING_FRAMES;
      mesh.visible = age > 0 && age < 1;
      mesh.scale.setScalar(0.8 + 1.7 * Math.sqrt(Math.max(0, age)));
      (mesh.material as MeshBasicMaterial).opacity = 0.6 * (1 - age);
    }
    this.#look(overhead * overhead * (3 - 2 * overhead));
    this.#renderer.render(this.#scene, this.#camera);
  }

  /** From aslant to straight above; there the tops of the dice stand exactly as on the board. */
  #look(overhead: number): void {
    const slant = SLANT * (1 - overhead);
    const distance = NEAR * (FAR / NEAR) ** overhead;
    const half = (FRAME / 20) * (1 + WIDER * (1 - overhead));
    const camera = this.#camera;
    camera.fov = (2 * Math.atan(half / (distance - DIE)) * 180) / Math.PI;
    camera.near = distance / 4;
    camera.far = distance * 2;
    camera.up.set(0, Math.sin(slant), -Math.cos(slant));
    camera.position.set(0, Math.cos(slant) * distance, Math.sin(slant) * distance);
    camera.lookAt(0, 0, 0);
    camera.updateProjectionMatrix();
  }

  #light(): void {
    const sun = new DirectionalLight('#fff4de', 1.7);
    sun.position.set(-16, 40, -14);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    Object.assign(sun.shadow.camera, { left: -22, right: 22, top: 22, bottom: -22, near: 5, far: 90 });
    sun.shadow.radius = 3;
    this.#scene.add(new AmbientLight('#eef4ff', 1.85), sun);
  }

  #build(): void {
    const water = new Mesh(
      new PlaneGeometry(INSIDE, INSIDE).rotateX(-Math.PI / 2),
      new MeshStandardMaterial({ map: seaTexture(this.#colours), roughness: 0.9 }),
    );
    water.receiveShadow = true;
    const plank = new MeshStandardMaterial({ map: woodTexture(this.#colours), roughness: 0.8 });
    const outer = INSIDE + 2 * RIM_WIDTH;
    const middle = (INSIDE + RIM_WIDTH) / 2;
    const wall = (width: number, depth: number, x: number, z: number) => {
      const mesh = new Mesh(new BoxGeometry(width, HEIGHT, depth), plank);
      mesh.position.set(x, HEIGHT / 2, z);
      mesh.receiveShadow = true;
      return mesh;
    };
    const depth = new Mesh(
      new PlaneGeometry(outer, outer).rotateX(-Math.PI / 2).translate(0, -0.1, 0),
      new MeshBasicMaterial({ color: this.#colours.sea }),
    );
    this.#scene.add(
      water,
      depth,
      wall(RIM_WIDTH, outer, -middle, 0),
      wall(RIM_WIDTH, outer, middle, 0),
      wall(INSIDE, RIM_WIDTH, 0, -middle),
      wall(INSIDE, RIM_WIDTH, 0, middle),
    );
  }

  #die(look: DieLook): Mesh {
    const key = `${look.tint} ${look.badge}`;
    const materials =
      this.#materials.get(key) ??
      SIDE_OF_MATERIAL.map(
        side => new MeshStandardMaterial({ map: sideTexture(look, side, this.#colours), roughness: 0.38 }),
      );
    this.#materials.set(key, materials);
    const die = new Mesh(this.#shape, materials);
    die.castShadow = true;
    die.receiveShadow = true;
    this.#scene.add(die);
    return die;
  }

  #ring(x: number, z: number): Mesh {
    const ring = new Mesh(
      new RingGeometry(0.86, 1, 40).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ color: '#ffffff', transparent: true, depthWrite: false }),
    );
    ring.position.set(x, 0.03, z);
    this.#scene.add(ring);
    return ring;
  }

  dispose(): void {
    this.#scene.traverse(disposeOf);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

function disposeOf(it: Object3D): void {
  if (!(it instanceof Mesh)) return;
  it.geometry.dispose();
  for (const material of [it.material].flat() as (Material & { map?: Texture | null })[]) {
    material.map?.dispose();
    material.dispose();
  }
}
