// The sea box as rigid bodies. Rapier's deterministic build gives the same fall, bit for bit, on every machine.
// One unit is 10 mm. A world is made for each fall, so nothing is left of the falls before.

import RAPIER from '@dimforge/rapier3d-deterministic-compat';
import { FRAMES_PER_SECOND, type Transform } from './fall.ts';
import { attitudeOf, BOX, EDGE, type Pose, product, type Quaternion, type Vector, WALL } from './pose.ts';

await RAPIER.init();

const UNIT = 1_000; // hundredths of a mm
const GRAVITY = 981;
const RESTITUTION = 0.3;
const FRICTION = 0.25;
const INSIDE = BOX / UNIT / 2;
const HEIGHT = WALL / UNIT / 2;
const DIE = EDGE / UNIT / 2;
/** Walls as thick as a die is fast in two steps; the box stands on a table that catches what leaves it. */
const THICK = 1;
const TABLE = 100;

const STILL = 0.5; // units per second
const NO_SPIN = 0.3; // radians per second
const STILL_STEPS = FRAMES_PER_SECOND / 10;
const MOST_STEPS = 6 * FRAMES_PER_SECOND;

/** mm and radians per second. */
export type Push = { speed: Vector; spin: Vector };
/** How a die sets out. `painted`: how its sides are painted on the cube. */
export type Start = Transform & Push & { painted: Quaternion };

export type DiceBox = {
  transforms(): Transform[];
  /** Sets dice in motion again; those without a push lie fast until they are given one. */
  shake(pushes: readonly (Push | null)[]): void;
  /** Runs until all is still; `each` is called after every step. */
  settle(each: () => void): void;
  free(): void;
};

/** Dice on their way, among dice that lie fast. */
export function fillBox(starts: readonly Start[], lying: readonly Pose[]): DiceBox {
  const world = new RAPIER.World({ x: 0, y: -GRAVITY, z: 0 });
  world.timestep = 1 / FRAMES_PER_SECOND;
  const wall = (hx: number, hy: number, hz: number, x: number, y: number, z: number) =>
    world.createCollider(solid(hx, hy, hz).setTranslation(x, y, z));
  wall(TABLE, THICK, TABLE, 0, -THICK, 0);
  const middle = INSIDE + THICK;
  const reach = INSIDE + 2 * THICK;
  wall(THICK, HEIGHT, reach, middle, HEIGHT, 0);
  wall(THICK, HEIGHT, reach, -middle, HEIGHT, 0);
  wall(reach, HEIGHT, THICK, 0, HEIGHT, middle);
  wall(reach, HEIGHT, THICK, 0, HEIGHT, -middle);
  for (const pose of lying) {
    const { x, y, z } = restingTransform(pose).at;
    const die = solid(DIE, DIE, DIE)
      .setTranslation(x / UNIT, y / UNIT, z / UNIT)
      .setRotation(attitudeOf(pose));
    world.createCollider(die);
  }
  const dice = starts.map(({ at, attitude, speed, spin }) => {
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(at.x / UNIT, at.y / UNIT, at.z / UNIT)
        .setRotation(attitude)
        .setLinvel(speed.x / 10, speed.y / 10, speed.z / 10)
        .setAngvel(spin),
    );
    world.createCollider(solid(DIE, DIE, DIE), body);
    return body;
  });

  return {
    transforms: () =>
      dice.map((die, i) => ({
        at: scaled(die.translation(), UNIT),
        attitude: product(die.rotation(), starts[i]!.painted),
      })),
    shake(pushes) {
      pushes.forEach((push, i) => {
        const die = dice[i]!;
        die.setBodyType(push ? RAPIER.RigidBodyType.Dynamic : RAPIER.RigidBodyType.Fixed, true);
        if (!push) return;
        die.setLinvel(scaled(push.speed, 1 / 10), true);
        die.setAngvel(push.spin, true);
      });
    },
    settle(each) {
      const moving = dice.filter(die => die.isDynamic());
      let still = 0;
      for (let step = 0; step < MOST_STEPS && still < STILL_STEPS; step++) {
        world.step();
        still = moving.every(die => slower(die.linvel(), STILL) && slower(die.angvel(), NO_SPIN)) ? still + 1 : 0;
        each();
      }
    },
    free: () => world.free(),
  };
}

/** As a pose stands in space. */
export const restingTransform = (pose: Pose): Transform => ({
  at: { x: pose.x - BOX / 2, y: EDGE / 2, z: pose.y - BOX / 2 },
  attitude: attitudeOf(pose),
});

const solid = (hx: number, hy: number, hz: number) =>
  RAPIER.ColliderDesc.cuboid(hx, hy, hz).setFriction(FRICTION).setRestitution(RESTITUTION);

const scaled = ({ x, y, z }: Vector, by: number): Vector => ({ x: x * by, y: y * by, z: z * by });
const slower = ({ x, y, z }: Vector, than: number) => x * x + y * y + z * z < than * than;
