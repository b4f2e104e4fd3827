"""The hero film: hot slabs running into the mill stand, a seamless loop of 120 frames at 24 per second.

blender -b -noaudio -P scenes/hero-film.py -- out=DIR w=1280 h=720 spp=8 t=2 [frames=0:120]

A frame that is already in DIR is left alone, so a stopped run goes on where it was. What repeats: slabs stand one pitch apart
and move by one pitch a loop, rolls make whole turns, every spark is born again after half a loop. Every frame uses the same
random seed and carries no grain: what does not move does not flicker.
"""
import importlib.util, os, random, sys
from math import atan2, cos, pi, sin, tau
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, os.path.join(HERE, '..', 'lib'))
import bpy
import finish, plant
from kit import args, cycles, glow, link

FRAMES, FPS = 120, 24
PITCH = 6.3                  # metres from slab to slab, and of travel in a loop: 1.26 m/s
SPARK_PERIOD = FRAMES/FPS/2  # seconds until the same spark flies again

spec = importlib.util.spec_from_file_location('still', os.path.join(HERE, 'hero-hot-slab.py'))
still = importlib.util.module_from_spec(spec); spec.loader.exec_module(still)

class Sparks:
    """Where the still draws arcs frozen in one instant, the film lets each fly."""
    def __init__(self, origin, n, direction, spread, speed, up, life, floor, seed):
        rnd = random.Random(seed); base = atan2(direction[1], direction[0]); self.floor = floor; self.all = []
        for _ in range(int(n*SPARK_PERIOD/(life*.45))):
            self.all.append((
                [origin[i]+rnd.uniform(-1, 1)*j for i, j in enumerate((.1, .7, .05))], base+rnd.gauss(0, spread), abs(rnd.gauss(0, speed))+.3,
                rnd.gauss(up*.5, up*.7), life*(.15+.85*rnd.random()), rnd.choice((.012, .02, .03)), rnd.choice((.35, .5, .7, 1.)),
                rnd.uniform(0, SPARK_PERIOD), rnd.choice((0, 0, 1, 1, 2))))
        self.object = link(bpy.data.objects.new('sparks', self.curve()))
        self.materials = [glow('spark', (1, 1, 1), strength, kelvin) for kelvin, strength in ((1450, 16), (1800, 38), (2200, 75))]

    def curve(self):
        cu = bpy.data.curves.new('sparks', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = .004; cu.bevel_resolution = 0; return cu

    def show(self, seconds):
        cu = self.curve(); old = self.object.data
        for material in self.materials: cu.materials.append(material)
        for origin, angle, speed, rise, life, exposure, width, born, heat in self.all:
            age = (seconds-born) % SPARK_PERIOD
            if age > life: continue
            points = []
            for j in range(6):
                t = age+j*exposure/5; z = origin[2]+rise*t-4.9*t*t
                if z < self.floor: z = self.floor+abs(self.floor-z)*.25 % .4
                points += [origin[0]+speed*cos(angle)*t, origin[1]+speed*sin(angle)*t, z, 1]
            spline = cu.splines.new('POLY'); spline.points.add(5); spline.points.foreach_set('co', points); spline.material_index = heat
            fade = min(1., (life-age)/life*3)
            for j, point in enumerate(spline.points): point.radius = width*fade*(.2+.16*j)
        self.object.data = cu; bpy.data.curves.remove(old)

sparks = []
def flying(origin, n, direction, spread, speed, up, life, floor, seed=3):
    sparks.append(Sparks(origin, n, direction, spread, speed, up, life, floor, seed))

def set_up():
    """The still's scene, with its slabs evenly spaced and one more behind the camera."""
    still.sparks = flying
    still.build()
    slabs = [o for o in bpy.data.objects if o.type == 'MESH' and all(abs(d-s) < .01 for d, s in zip(o.dimensions, (still.L, still.W, still.H)))]
    for o in slabs[1:]: bpy.data.objects.remove(o)
    slab = slabs[0]; slab.rotation_euler = (0, 0, .003)
    line = [slab]+[slab.copy() for _ in range(6)]
    for o in line[1:]: link(o)
    return line

def turning():
    """Rolls of the table and the stands with their whole turns a loop, forward positive."""
    for o in bpy.data.objects:
        if o.type != 'MESH' or not o.name.startswith('lathe') or o.dimensions.x < 2.2 or o.dimensions.y < .5: continue
        radius = o.dimensions.y/2
        if radius < .27: yield o, 4              # table rolls
        elif radius < .4: yield o, 3 if o.location.z < 0 else -3   # work rolls
        else: yield o, -1 if o.location.z < 0 else 1   # back-up rolls

def main():
    a = args(); first, last = map(int, a.get('frames', '0:%d' % FRAMES).split(':'))
    line = set_up(); rolls = list(turning())
    print('ROLLS', [(o.name, turns, tuple(round(d, 2) for d in o.dimensions)) for o, turns in rolls], flush=True)
    cycles(int(a.get('w', 1280)), int(a.get('h', 720)), int(a.get('spp', 8)), threads=int(a.get('t', 2)), bounces=4, exposure=.1, look='Medium High Contrast')
    for frame in range(first, last):
        out = os.path.join(a['out'], '%03d.png' % frame)
        if os.path.exists(out): continue
        k = frame/FRAMES
        for i, o in enumerate(line): o.location = (2.25+(i-2+k)*PITCH, .015, .26+still.H/2)
        for o, turns in rolls: o.rotation_euler = (turns*tau*k, 0, pi/2)
        for shower in sparks: shower.show(frame/FPS)
        finish.shoot(out+'.part.png', haze=(.050, .042, .042, .72), mist=(5, 55), glow=.14, vignette=.45, grain=0.)
        os.replace(out+'.part.png', out)
        for image in [i for i in bpy.data.images if i.name != 'Render Result']: bpy.data.images.remove(image)
if __name__ == '__main__': main()
